import Presentations
import StyleSamples
import Testing
import UIKit

/// The tables of options in the article "Choosing a Style". Each cell has the default as code, or the reason why the
/// style has no such option.
@MainActor @Suite struct OptionTableTests {
    private let card = Options(Card())
    private let halfSheet = Options(HalfSheet())
    private let popup = Options(Popup())
    private let drawer = Options(Drawer())

    /// The styles of the columns, in their order.
    private static let styles: [any PresentationStyle] =
        [Card(), HalfSheet(), Popup()] + StyleSample.ofEachStyle.map(\.style)

    @Test("The tables have a column for each style, with a cell for each of its options, and for no other")
    func names() throws {
        let table = try Self.table()
        let columns = Self.styles.map { Self.names(of: $0) }
        #expect(Set(table.keys) == columns.reduce(into: []) { $0.formUnion($1) })
        for (index, names) in columns.enumerated() {
            let listed = table.filter { $0.value.indices.contains(index) && Self.value(in: $0.value[index]) != nil }
            #expect(Set(listed.keys) == names, "\(type(of: Self.styles[index]))")
        }
    }

    @Test("Each cell without a default has a reason")
    func reasons() throws {
        for (name, cells) in try Self.table() {
            #expect(cells.count == Self.styles.count, "\(name)")
            for cell in cells where Self.value(in: cell) == nil {
                #expect(cell.first?.isLetter == true, "\(name)")
            }
        }
    }

    @Test("The defaults of the options that every style has are those of the styles")
    func sharedDefaults() throws {
        let table = try Self.table()
        func expect<Value: Equatable>(
            _ name: String, _ option: WritableKeyPath<PresentationOptions, Value>, _ codes: [(String, Value)]
        ) {
            let values = (table[name] ?? []).map { Self.value(in: $0) }
            let defaults = Self.styles.map { Self.code(of: $0.options[keyPath: option], in: codes) }
            #expect(values == defaults, "\(name)")
        }
        expect("shadow", \.shadow, [("Shadow()", Shadow()), ("nil", nil)])
        expect("border", \.border, [("nil", nil)])
        expect("grabber", \.grabber, [("Grabber()", Grabber())])
        expect("dimming", \.dimming, [(".dimmed()", .dimmed()), (".none", .none)])
        expect("presenter", \.presenter, [(".unchanged", .unchanged), (".pushedBack()", .pushedBack())])
        expect("backgroundColor", \.backgroundColor, [("nil", nil)])
        expect("material", \.material, [("nil", nil)])
        expect("statusBar", \.statusBar, [(".automatic", .automatic), (".presented", .presented)])
        expect("animation", \.animation, [("nil", nil), (".scale", .scale)])
        expect("motion", \.motion, [("PresentationMotion()", PresentationMotion())])
        expect(
            "dismissal", \.dismissal, [("[.tapOutside, .swipe]", [.tapOutside, .swipe]), (".tapOutside", .tapOutside)])
        expect("swipeThreshold", \.swipeThreshold, [(".light", .light), (".sheet", .sheet)])
        expect("swipeDirection", \.swipeDirection, [(".automatic", .automatic), (".vertical", .vertical)])
        expect("playsHaptics", \.playsHaptics, [("false", false), ("true", true)])
        expect("dismissesAfter", \.dismissesAfter, [("nil", nil)])
        expect(
            "allowsBackgroundInteraction", \.allowsBackgroundInteraction, [("false", false), ("true", true)])
        expect(
            "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge,
            [("false", false), ("true", true)])
        expect(
            "resizesContentWhileDragging", \.resizesContentWhileDragging, [("false", false), ("true", true)])
        expect("accessibilityStrings", \.accessibilityStrings, [("AccessibilityStrings()", AccessibilityStrings())])
    }

    @Test("The defaults of the size and the place are those of the styles")
    func ownDefaults() throws {
        let table = try Self.table()
        func expect(_ name: String, _ defaults: [String?]) { expectDefaults(of: name, in: table, defaults) }
        let sizes: [(String, PresentationSize)] = [(".fitting", .fitting)]
        expect("size", [card.code(\.size, sizes), nil, popup.code(\.size, sizes), nil])
        expect("width", [nil, nil, nil, drawer.code(\.width, [(".fitting", .fitting)])])
        expect(
            "maximumWidth",
            [
                card.points(\.maximumWidth), halfSheet.points(\.maximumWidth), popup.points(\.maximumWidth),
                drawer.points(\.maximumWidth),
            ])
        let edges: [(String, PresentationEdge)] = [(".bottom", .bottom), (".top", .top)]
        expect("edge", [card.code(\.edge, edges), nil, nil, drawer.code(\.edge, [(".leading", .leading)])])
        expect("position", [nil, nil, popup.code(\.position, [(".center", .center)]), nil])
        expect("offset", [nil, nil, popup.code(\.offset, [(".zero", .zero)]), nil])
        let margins: [(String, UIEdgeInsets)] = ([12, 24] as [CGFloat]).map { points in
            ("\(Int(points))", UIEdgeInsets(top: points, left: points, bottom: points, right: points))
        }
        expect("margins", [card.code(\.margins, margins), nil, popup.code(\.margins, margins), nil])
        let policies: [(String, KeyboardPolicy)] = [(".lift", .lift), (".expand", .expand), (".none", .none)]
        expect(
            "keyboard",
            [
                card.code(\.keyboard, policies), halfSheet.code(\.keyboard, policies), popup.code(\.keyboard, policies),
                drawer.code(\.keyboard, policies),
            ])
        expect(
            "cornerRadius",
            [card.points(\.cornerRadius), nil, popup.points(\.cornerRadius), drawer.points(\.cornerRadius)])
        expect("preferredCornerRadius", [nil, halfSheet.code(\.preferredCornerRadius, [("nil", nil)]), nil, nil])
        let corners: [(String, Corners?)] = [("nil", nil)]
        expect(
            "corners",
            [
                card.code(\.corners, corners), halfSheet.code(\.corners, corners), popup.code(\.corners, corners),
                drawer.code(\.corners, corners),
            ])
    }

    @Test("The defaults of a half-sheet's own options are those of the half-sheet")
    func halfSheetDefaults() throws {
        let table = try Self.table()
        func expect(_ name: String, _ value: String) { expectDefaults(of: name, in: table, [nil, value, nil, nil]) }
        let flags = [("false", false), ("true", true)]
        let identifiers: [(String, DetentIdentifier?)] = [("nil", nil)]
        expect("detents", halfSheet.code(\.detents, [("[.medium(), .large()]", [.medium(), .large()])]))
        expect("selectedDetentIdentifier", halfSheet.code(\.selectedDetentIdentifier, identifiers))
        expect("largestUndimmedDetentIdentifier", halfSheet.code(\.largestUndimmedDetentIdentifier, identifiers))
        expect("largestMaterialDetentIdentifier", halfSheet.code(\.largestMaterialDetentIdentifier, identifiers))
        expect("prefersGrabberVisible", halfSheet.code(\.prefersGrabberVisible, flags))
        expect("prefersEdgeAttachedInCompactHeight", halfSheet.code(\.prefersEdgeAttachedInCompactHeight, flags))
        expect(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            halfSheet.code(\.widthFollowsPreferredContentSizeWhenEdgeAttached, flags))
        expect("detachedMargin", halfSheet.code(\.detachedMargin, [("nil", nil)]))
        expect(
            "widePlacement",
            halfSheet.code(\.widePlacement, [(".attached", .attached), (".floating", .floating)]))
        expect(
            "look", halfSheet.code(\.look, [(".automatic", .automatic), (".classic", .classic)]))
    }
}

extension OptionTableTests {
    /// A style with its defaults.
    private struct Options<Style: PresentationStyle> {
        let style: Style

        init(_ style: Style) {
            self.style = style
        }

        /// Returns the code of a default, if it is one of some values.
        func code<Value: Equatable>(_ option: KeyPath<Style, Value>, _ codes: [(String, Value)]) -> String {
            OptionTableTests.code(of: style[keyPath: option], in: codes)
        }

        /// Returns the code of a default in points.
        func points(_ option: KeyPath<Style, CGFloat>) -> String { "\(Int(style[keyPath: option]))" }
    }

    /// The names of a style's options, also of those that every style has.
    private static func names(of style: any PresentationStyle) -> Set<String> {
        let own = Mirror(reflecting: style).children.compactMap(\.label)
        let shared = Mirror(reflecting: style.options).children.compactMap(\.label)
        return Set(own + shared).subtracting(["options"])
    }

    /// Compares the first cells of a row with the defaults of the four styles; `nil` for a style that has no such option.
    private func expectDefaults(of name: String, in table: [String: [String]], _ defaults: [String?]) {
        let values = (table[name] ?? []).prefix(4).map { Self.value(in: $0) }
        #expect(values == defaults, "\(name)")
    }

    nonisolated private static func code<Value: Equatable>(of value: Value, in codes: [(String, Value)]) -> String {
        codes.first { $0.1 == value }?.0 ?? "another value"
    }

    /// The cells of each row, by the name of the option.
    private static func table() throws -> [String: [String]] {
        let page = try Repository.page("Sources/Presentations/Presentations.docc/Articles/ChoosingAStyle.md")
        var rows: [String: [String]] = [:]
        var isInside = false
        for (_, line) in page.prose {
            isInside = line.hasPrefix("|") && (isInside || line.hasPrefix("| Option |"))
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if isInside, let first = cells.first, let name = value(in: first) { rows[name] = Array(cells.dropFirst()) }
        }
        return rows
    }

    /// The code at the beginning of a cell.
    nonisolated private static func value(in cell: String) -> String? {
        cell.hasPrefix("`") ? cell.dropFirst().split(separator: "`").first.map(String.init) : nil
    }
}
