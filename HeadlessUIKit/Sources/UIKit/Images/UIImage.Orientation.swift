extension UIImage {
    /// How the pixels of an image are turned.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// Always `up`: files are not decoded here, and drawings and symbols are as they are shown.
    public var imageOrientation: UIImage.Orientation { .up }
}
