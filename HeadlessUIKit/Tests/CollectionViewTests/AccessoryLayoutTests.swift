import Testing

@testable import UIKit

/// The order and the frames of accessories, without a cell. Numbers are those of iOS 26, recorded on Catalyst.
@MainActor
struct AccessoryLayoutTests {
    // MARK: Order

    private func names(_ accessories: [UICellAccessory]) -> [String] {
        accessories.map { accessory in
            if case .customView = accessory.accessoryType { "custom" } else { "\(accessory.accessoryType)" }
        }
    }

    private func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
        .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: placement))
    }

    @Test("The system's accessories have their order, whatever order they are given in (CL5)")
    func systemOrder() {
        let order = AccessoryOrder(
            [
                .reorder(), .disclosureIndicator(), .checkmark(), .label(text: "3"), custom(.trailing()),
                custom(.leading()), .outlineDisclosure(), .multiselect(), .insert(), .delete(),
            ], isEditing: true)
        #expect(names(order.leading) == ["delete", "insert", "multiselect", "outlineDisclosure", "custom"])
        #expect(names(order.trailing) == ["custom", "label", "checkmark", "disclosureIndicator", "reorder"])
    }

    @Test("Accessories that are hidden, or for the other editing state, are left out (CL5)", arguments: [false, true])
    func displayed(isEditing: Bool) {
        let order = AccessoryOrder(
            [
                .checkmark(displayed: .whenNotEditing), .delete(), .disclosureIndicator(),
                .label(text: "3", options: UICellAccessory.LabelOptions(isHidden: true)),
            ], isEditing: isEditing)
        #expect(names(order.leading) == (isEditing ? ["delete"] : []))
        #expect(
            names(order.trailing) == (isEditing ? ["disclosureIndicator"] : ["checkmark", "disclosureIndicator"]))
    }

    @Test("A custom view stands where it says")
    func customPosition() {
        let last = custom(.trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator())))
        let first = custom(.leading(at: UICellAccessory.Placement.position(before: .delete())))
        let order = AccessoryOrder([last, first, .disclosureIndicator(), .checkmark(), .delete()], isEditing: true)
        #expect(names(order.leading) == ["custom", "delete"])
        #expect(names(order.trailing) == ["checkmark", "disclosureIndicator", "custom"])
    }

    @Test("A position outside of the side is the nearest one inside")
    func positionOutside() {
        let order = AccessoryOrder([custom(.trailing { _ in 7 }), .checkmark()], isEditing: false)
        #expect(names(order.trailing) == ["checkmark", "custom"])
    }

    @Test("An accessory beside the outline of a header is trailing, of a cell leading")
    func outline() {
        let header = UICellAccessory.OutlineDisclosureOptions(style: .header)
        #expect(AccessoryOrder([.outlineDisclosure(options: header)], isEditing: false).trailing.count == 1)
        #expect(AccessoryOrder([.outlineDisclosure()], isEditing: false).leading.count == 1)
    }

    // MARK: Positions

    private func layout(
        leading: [AccessoryLayout.Room] = [], trailing: [AccessoryLayout.Room] = [], indentation: CGFloat = 0
    ) -> AccessoryLayout {
        AccessoryLayout(
            size: CGSize(width: 320, height: 52), scale: 2, margin: 16, indentation: indentation, leading: leading,
            trailing: trailing)
    }

    private func room(
        _ width: CGFloat, _ height: CGFloat = 20, reserved: UICellAccessory.LayoutDimension = .standard
    ) -> AccessoryLayout.Room {
        AccessoryLayout.Room(size: CGSize(width: width, height: height), reserved: reserved, standard: 24)
    }

    @Test("Without accessories the content fills the cell")
    func none() {
        #expect(layout().contentSpan == HorizontalSpan(start: 0, width: 320))
    }

    @Test("Trailing accessories end at the margin, 8 points apart, each in a room of 24 (CL5)")
    func trailing() {
        let layout = layout(trailing: [room(20), room(10)])
        #expect(
            layout.trailingFrames == [
                CGRect(x: 250, y: 16, width: 20, height: 20), CGRect(x: 287, y: 16, width: 10, height: 20),
            ])
        #expect(layout.contentSpan == HorizontalSpan(start: 0, width: 248))
    }

    @Test("Leading accessories start at the margin, 16 points apart (CL5)")
    func leading() {
        let layout = layout(leading: [room(24), room(24)])
        #expect(layout.leadingFrames.map(\.minX) == [16, 56])
        #expect(layout.contentSpan == HorizontalSpan(start: 80, width: 240))
    }

    @Test("Indented accessories move with the content behind them (CL9)")
    func indented() {
        let layout = layout(leading: [room(24)], indentation: 20)
        #expect(layout.leadingFrames.first?.minX == 36)
        #expect(layout.contentSpan == HorizontalSpan(start: 60, width: 260))
    }

    @Test("The room is the accessory's own width, the standard one, or one that is given")
    func rooms() {
        #expect(room(10, reserved: .actual).width == 10)
        #expect(room(10, reserved: .standard).width == 24)
        #expect(room(60, reserved: .standard).width == 60)
        #expect(room(60, reserved: .custom(30)).width == 30)
    }

    @Test("An accessory of each type may be there once (CL5)")
    func duplicates() {
        #expect(AccessoryOrder.duplicate(in: [.checkmark(), .delete(), custom(.leading()), custom(.leading())]) == nil)
        #expect(AccessoryOrder.duplicate(in: [.checkmark(), .delete(), .checkmark()]) != nil)
    }
}
