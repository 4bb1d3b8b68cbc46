/// The appearance calls of a view controller, checked as they come. It outlives the view controller.
@MainActor
final class Journal {
    enum State {
        case gone, appearing, here, disappearing
    }

    private(set) var state = State.gone
    /// True if it was ever about to appear.
    private(set) var hasBegun = false
    private(set) var faults: [String] = []
    private var calls = ""

    func willAppear() {
        hasBegun = true
        // A cancelled disappearance ends with an appearance.
        note("a", to: .appearing, from: [.gone, .disappearing])
    }

    func didAppear() { note("A", to: .here, from: [.appearing]) }

    func willDisappear() { note("d", to: .disappearing, from: [.here, .appearing]) }

    func didDisappear() { note("D", to: .gone, from: [.disappearing]) }

    private func note(_ call: String, to next: State, from allowed: [State]) {
        calls = String((calls + call).suffix(12))
        if !allowed.contains(state) { faults.append("appearance calls …\(calls)") }
        state = next
    }
}
