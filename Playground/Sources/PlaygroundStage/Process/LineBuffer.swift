import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Bytes that come in pieces, and go on as lines.
struct LineBuffer {
    private var bytes: [UInt8] = []

    /// Reads what there is. Returns `false` at the end.
    mutating func read(from descriptor: Int32) -> Bool {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &piece, piece.count)
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
        bytes += piece[..<count]
        return true
    }

    /// The next whole line without its end.
    mutating func next() -> Data? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { bytes.removeSubrange(...end) }
        return Data(bytes[..<end])
    }
}
