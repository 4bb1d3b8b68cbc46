/// How many browsers can be served at the same time.
actor Seats {
    private let count: Int
    private(set) var taken = 0

    init(_ count: Int) {
        self.count = count
    }

    /// Takes one. Returns whether there was one.
    func take() -> Bool {
        guard taken < count else { return false }
        taken += 1
        return true
    }

    func leave() {
        taken -= 1
    }
}
