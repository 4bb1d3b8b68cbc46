/// The keys of the headless hardware keyboard, with their numbers in the keyboard page of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
    case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardDeleteOrBackspace = 42
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardComma = 54
    case keyboardPeriod = 55
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
}

extension UIKeyboardHIDUsage {
    /// The input of a key command for this key, with the layout of the United States.
    var commandInput: String {
        switch self {
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardReturnOrEnter: "\r"
        case .keyboardDeleteOrBackspace: "\u{8}"
        case .keyboardTab: "\t"
        default: text ?? ""
        }
    }

    /// The text that the key types without modifiers; `nil` for a key that types nothing.
    var text: String? {
        switch self {
        case .keyboardReturnOrEnter: "\n"
        case .keyboardSpacebar: " "
        case .keyboardComma: ","
        case .keyboardPeriod: "."
        default: letter.map(String.init)
        }
    }

    private var letter: Character? {
        guard (Self.keyboardA.rawValue...Self.keyboardZ.rawValue).contains(rawValue) else { return nil }
        return Character(Unicode.Scalar(UInt8(97 + rawValue - Self.keyboardA.rawValue)))
    }
}
