import Foundation

/// How many scenes a second of processor time are captured, written, and compared with a reference that is different: all
/// there is to do for a test that fails.
@MainActor
struct Rate {
    let scenesPerSecond: Double

    static func measured() -> Rate {
        let screen = Screen()
        let reference = screen.text
        screen.move()
        // The text is made of a scene that is there already; the benchmark only sees the text.
        guard let new = try? SceneReader.read(screen.text) else { preconditionFailure("The scene cannot be read.") }
        let count = 2_000
        let start = clock()
        for _ in 0..<count {
            guard screen.text != reference, let old = try? SceneReader.read(reference) else {
                preconditionFailure("The scene is not what it was made to be.")
            }
            precondition(!SceneDiff(reference: old, actual: new).isEmpty)
        }
        return Rate(scenesPerSecond: Double(count) / (Double(clock() - start) / Double(CLOCKS_PER_SEC)))
    }

    var text: String { "\(Int(scenesPerSecond)) scenes a second" }
}
