/// A reason why a file is not a scene in canonical form.
package struct SceneFileError: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1. Nil if the error concerns the whole file.
    var line: Int?
    var reason: String

    package var description: String {
        line.map { "Line \($0): \(reason)" } ?? reason
    }
}
