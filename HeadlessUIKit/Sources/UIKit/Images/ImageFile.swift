/// The bytes of an image file and the data of its header.
package struct ImageFile: Hashable, Sendable {
    package enum Format: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
    }

    package let data: Data
    package let format: Format
    /// In pixels.
    package let width: Int
    package let height: Int

    package init?(data: Data) {
        let bytes = [UInt8](data)
        if let size = Self.pngSize(bytes) {
            format = .png
            (width, height) = size
        } else if let size = Self.jpegSize(bytes) {
            format = .jpeg
            (width, height) = size
        } else {
            return nil
        }
        guard width > 0, height > 0 else { return nil }
        self.data = data
    }

    /// The header chunk comes first and begins with the two lengths.
    private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = Array("IHDR".utf8)
        guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual(header) else { return nil }
        return (number(bytes[16..<20]), number(bytes[20..<24]))
    }

    /// Walks the segments to the frame header, whose marker is 0xC0…0xCF without 0xC4, 0xC8 and 0xCC.
    private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 <= bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(bytes[index + 7..<index + 9]), number(bytes[index + 5..<index + 7]))
            }
            index += 2 + number(bytes[index + 2..<index + 4])
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
