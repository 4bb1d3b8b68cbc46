/// Something to be done many times over. What the kit does has a floor: the least that could be done by hand.
enum Task: String {
    case dragDelivery, dragFloor, dragKit
    case dragAtRestFloor, dragAtRestKit
    case rowsFloor, rowsKit
    case dragOutDelivery, dragOutFloor, dragOutKit
    case presentFloor, presentKit
    case invalidateFloor, invalidateKit
    case rotateFloor, rotateKit
    case detentsFloor3, detentsKit3
    case detentsFloor30, detentsKit30
    case detentsFloor300, detentsKit300

    @MainActor
    func perform(_ count: Int) {
        switch self {
        case .dragDelivery: HandMadeSheet(hearing: .nobody).drag(count, from: .header)
        case .dragFloor: HandMadeSheet(hearing: .resizingHandler, height: 460).drag(count, from: .header)
        case .dragKit: KitSheet().drag(count, from: .header)
        case .dragAtRestFloor: HandMadeSheet(hearing: .handler).drag(count, from: .header)
        case .dragAtRestKit: KitSheet().drag(count, from: .header, resizes: false)
        case .rowsFloor: HandMadeSheet(hearing: .resizingHandler, height: 460).drag(count, from: .rows)
        case .rowsKit: KitSheet().drag(count, from: .rows)
        case .dragOutDelivery: HandMadeSheet(hearing: .nobody, height: 460).drag(count, from: .header, start: 100)
        case .dragOutFloor: HandMadeSheet(hearing: .handler, height: 460).drag(count, from: .header, start: 100)
        case .dragOutKit: KitSheet().dragOut(count)
        case .presentFloor: HandMadeSheet(hearing: .nobody, height: 460).presentAndDismiss(count)
        case .presentKit: KitSheet().presentAndDismiss(count)
        case .invalidateFloor: HandMadeSheet(hearing: .nobody, height: 460).invalidate(count)
        case .invalidateKit: KitSheet().invalidate(count)
        case .rotateFloor: FullScreen().rotate(count)
        case .rotateKit: KitSheet().rotate(count)
        case .detentsFloor3: Detents(3).resolveByHand(count)
        case .detentsKit3: Detents(3).resolve(count)
        case .detentsFloor30: Detents(30).resolveByHand(count)
        case .detentsKit30: Detents(30).resolve(count)
        case .detentsFloor300: Detents(300).resolveByHand(count)
        case .detentsKit300: Detents(300).resolve(count)
        }
    }
}
