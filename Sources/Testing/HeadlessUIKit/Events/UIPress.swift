/// A button of a remote control, a game controller or a keyboard. The headless keyboard carries key commands out, types and
/// moves the focus, but sends no presses; the type is here because recognisers and their delegates mention it.
open class UIPress: NSObject {
    override init() {}
}
