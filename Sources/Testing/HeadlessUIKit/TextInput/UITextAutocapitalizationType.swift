/// Which letters the keyboard makes capitals. The harness types letters as they are.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}
