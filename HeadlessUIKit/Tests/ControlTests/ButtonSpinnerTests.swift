import Testing

@testable import TestSupport
@testable import UIKit

@Suite("Spinners in buttons") @MainActor struct ButtonSpinnerTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.imagePadding = 6
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.layoutIfNeeded()
        return button
    }

    @Test("A spinner takes the place of the image and gives it back")
    func place() throws {
        let button = button {
            $0.image = UIImage(systemName: "paperplane")
            $0.showsActivityIndicator = true
        }
        let spinner = try #require(button.parts.spinner)
        let title = try #require(button.titleLabel)
        #expect(spinner.isAnimating)
        #expect(spinner.frame.size == CGSize(width: 20, height: 20))
        expectClose(spinner.frame.maxX, title.frame.minX - 6, within: 0.001)
        expectClose(spinner.frame.midY, 30, within: 0.001)
        #expect(button.imageView?.isHidden == true)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(button.parts.spinner == nil)
        #expect(spinner.superview == nil)
        #expect(button.imageView?.isHidden == false)
    }

    @Test("A button without an image grows by the spinner, on the side where the image would be")
    func withoutImage() throws {
        let button = button { $0.imagePlacement = .trailing }
        let width = button.intrinsicContentSize.width
        button.configuration?.showsActivityIndicator = true
        expectClose(button.intrinsicContentSize.width, width + 26, within: 0.001)
        button.layoutIfNeeded()
        let spinner = try #require(button.parts.spinner)
        expectClose(spinner.frame.minX, try #require(button.titleLabel).frame.maxX + 6, within: 0.001)
    }

    @Test("It has the colour of the title, unless the configuration makes another one from it")
    func color() throws {
        let button = button { $0.showsActivityIndicator = true }
        #expect(try #require(button.parts.spinner).color == .white)
        button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .yellow }
        button.layoutIfNeeded()
        #expect(button.parts.spinner?.color == .yellow)
        button.configuration = nil
        #expect(button.parts.spinner == nil)
    }
}
