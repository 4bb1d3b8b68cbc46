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
        let count = 2_000
        let start = clock()
        for _ in 0..<count {
            guard let old = try? SceneReader.read(reference), let new = try? SceneReader.read(screen.text) else {
                preconditionFailure("What was written cannot be read.")
            }
            precondition(!SceneDiff(reference: old, actual: new).isEmpty)
        }
        return Rate(scenesPerSecond: Double(count) / (Double(clock() - start) / Double(CLOCKS_PER_SEC)))
    }

    var text: String { "\(Int(scenesPerSecond)) scenes a second" }
}
