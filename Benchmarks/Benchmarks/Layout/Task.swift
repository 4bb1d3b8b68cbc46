/// Something to be done many times over, with 10, 100 or 1,000 constraints. The floor does the same by plain arithmetic.
enum Task: String {
    case chainBuild, chainEdit, chainFloor
    case listBuild, listEdit, listFloor
    case viewsBuild, viewsBuildFloor
    case viewsEdit, viewsEditFloor

    @MainActor
    func perform(size: Int, _ count: Int) {
        switch self {
        case .chainBuild: for _ in 0..<count { Chain(links: size).check() }
        case .chainEdit: Chain(links: size).edit(count)
        case .chainFloor: Chain.byHand(links: size, count)
        case .listBuild: for _ in 0..<count { ListRestrictions(rows: size / 10).check() }
        case .listEdit: ListRestrictions(rows: size / 10).edit(count)
        case .listFloor: ListRestrictions.byHand(rows: size / 10, count)
        case .viewsBuild: for _ in 0..<count { ListView(rows: size / 10, constrained: true).check() }
        case .viewsBuildFloor: for _ in 0..<count { ListView(rows: size / 10, constrained: false).check() }
        case .viewsEdit: ListView(rows: size / 10, constrained: true).edit(count)
        case .viewsEditFloor: ListView(rows: size / 10, constrained: false).edit(count)
        }
    }
}
