import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    @MainActor @Suite struct StageKeyboardTests {
        private let stage = Stage(.iPhone15)
        private let root = UIViewController()
        private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

        init() {
            stage.show(root)
            root.view.addSubview(field)
            stage.settle()
        }

        @Test("a keyboard lies along the bottom, with the height from the edge of the screen")
        func docked() throws {
            stage.showKeyboard(height: 336)
            stage.settle()
            #expect(try stage.scene().keyboard == Frame(0, 516, 393, 336))
            stage.hideKeyboard()
            stage.settle()
            #expect(try stage.scene().keyboard == nil)
        }

        @Test("half-way, the picture shows it half-way")
        func moving() throws {
            stage.showKeyboard(height: 336)
            stage.advance(by: 0.05)
            let keyboard = try #require(try stage.scene().keyboard)
            #expect(keyboard.y > 516 && keyboard.y < 852)
        }

        @Test("a keyboard may float")
        func floating() throws {
            stage.showKeyboard(frame: CGRect(x: 50, y: 300, width: 293, height: 200))
            stage.settle()
            #expect(try stage.scene().keyboard == Frame(50, 300, 293, 200))
        }

        @Test("a field that is tapped is typed into; the keyboard comes by itself from the first time on")
        func typing() throws {
            stage.tap(at: CGPoint(x: 60, y: 120))
            stage.settle()
            #expect(try stage.scene().keyboard == nil)
            stage.type("Ada")
            #expect(field.text == "Ada")
            stage.showKeyboard(height: 336)
            stage.hideKeyboard()
            stage.settle()
            #expect(!field.isEditing)
            stage.tap(at: CGPoint(x: 60, y: 120))
            stage.settle()
            #expect(try stage.scene().keyboard == Frame(0, 516, 393, 336))
        }
    }
#endif
