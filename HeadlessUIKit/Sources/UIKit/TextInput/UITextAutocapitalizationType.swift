/// The letters that the keyboard capitalises. The harness types letters unchanged.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}
