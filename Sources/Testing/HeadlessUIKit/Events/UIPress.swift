/// A button of a remote control, a game controller or a keyboard. None is connected to the headless screen, so no code
/// ever gets one; the type is here because recognisers and their delegates mention it.
open class UIPress: NSObject {
    override init() {}
}
