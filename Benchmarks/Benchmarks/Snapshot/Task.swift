/// Something to be done many times over with a scene of forty nodes.
enum Task: String {
    /// What a window shows becomes canonical text.
    case write
    /// The text is that of the reference.
    case compareEqual
    /// It is not: the reference is read, and what is different is found and put into words.
    case compareDifferent
    /// Forty lines put together by hand, and compared with forty others.
    case floor

    @MainActor
    func perform(_ count: Int) throws {
        let screen = Screen()
        let reference = screen.text
        screen.move()
        let moved = try SceneReader.read(screen.text)
        screen.moveBack()
        switch self {
        case .write:
            for _ in 0..<count { precondition(screen.text.utf8.count == reference.utf8.count) }
        case .compareEqual:
            // Other memory, as that of a file is; two files, so that no answer is good for the next time.
            let files = [0, 1].map { _ in String(decoding: Array(reference.utf8), as: UTF8.self) }
            for index in 0..<count { precondition(files[index % 2] == reference) }
        case .compareDifferent:
            for _ in 0..<count {
                let diff = SceneDiff(reference: try SceneReader.read(reference), actual: moved)
                precondition(DiffReport(diff: diff, name: "Card/player").lines.count > 1)
            }
        case .floor:
            let lines = ByHand.text(of: 40)
            for _ in 0..<count { precondition(ByHand.text(of: 40) == lines) }
        }
    }
}
