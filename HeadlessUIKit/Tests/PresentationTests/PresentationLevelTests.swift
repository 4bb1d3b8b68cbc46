import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PresentationLevelTests {
    /// Recorded: `.overFullScreen` base, `.overCurrentContext` elevated (eunjin3786.tistory.com/434).
    @Test(
        "Over the current context what is presented is a level above what it covers, over the screen it is not (Z11)",
        arguments: [
            (.overCurrentContext, true), (.overFullScreen, false), (.fullScreen, false), (.currentContext, false),
            (.custom, false),
        ] as [(UIModalPresentationStyle, Bool)])
    func level(style: UIModalPresentationStyle, isElevated: Bool) {
        let phone = Phone()
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        #expect((presented.traitCollection.userInterfaceLevel == .elevated) == isElevated)
        #expect((presented.view.traitCollection.userInterfaceLevel == .elevated) == isElevated)
        #expect(phone.root.traitCollection.userInterfaceLevel != .elevated)
    }
}
