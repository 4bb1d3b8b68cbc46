import Foundation

extension IndexPath {
    /// A row of a table.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    /// An item of a collection view.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// The first index. A path with fewer than two indices traps.
    public var section: Int {
        get { number(at: 0) }
        set { replaceNumber(at: 0, with: newValue) }
    }

    /// The second index. A path with fewer than two indices traps.
    public var row: Int {
        get { number(at: 1) }
        set { replaceNumber(at: 1, with: newValue) }
    }

    /// The second index. A path with fewer than two indices traps.
    public var item: Int {
        get { number(at: 1) }
        set { replaceNumber(at: 1, with: newValue) }
    }

    private func number(at place: Int) -> Int {
        checkCount()
        return self[place]
    }

    private mutating func replaceNumber(at place: Int, with number: Int) {
        checkCount()
        self[place] = number
    }

    private func checkCount() {
        precondition(count >= 2, "An index path of a list has a section and a row or an item: \(self).")
    }
}
