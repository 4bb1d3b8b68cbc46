/// A button of a remote control, a game controller or a keyboard. The headless keyboard performs key commands, types
/// and moves the focus, but sends no presses; the type exists because recognisers and their delegates mention it.
open class UIPress: NSObject {
    override init() {}
}
