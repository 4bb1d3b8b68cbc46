import Foundation
import Testing
import UIKit

@testable import PlaygroundStage

@Suite struct PageMessageTests {
    private func read(_ text: String) throws -> PageMessage { try PageMessage.read(Data(text.utf8)) }

    @Test("every message of a page is understood")
    func messages() throws {
        #expect(try read(#"{"do":"open","link":"style=card"}"#) == .open(link: "style=card"))
        #expect(try read(#"{"do":"touchDown","x":1.5,"y":-2}"#) == .touchDown(CGPoint(x: 1.5, y: -2)))
        #expect(try read(#"{"y":4,"x":3,"do":"touchMoved"}"#) == .touchMoved(CGPoint(x: 3, y: 4)))
        #expect(try read(#"{"do":"touchUp"}"#) == .touchUp)
        #expect(
            try read(#"{"do":"scroll","x":1,"y":2,"dx":0,"dy":-30}"#)
                == .scroll(at: CGPoint(x: 1, y: 2), by: CGVector(dx: 0, dy: -30)))
        #expect(try read(#"{"do":"type","text":"é"}"#) == .type("é"))
        #expect(
            try read(#"{"do":"press","key":".","shift":false,"command":true}"#)
                == .press(PageKey(name: .period, command: true)))
        #expect(try read(#"{"do":"present"}"#) == .present)
        #expect(try read(#"{"do":"dismiss"}"#) == .dismiss)
        #expect(try read(#"{"do":"set","name":"edge","value":".top"}"#) == .set(name: "edge", value: ".top"))
        #expect(try read(#"{"do":"reset"}"#) == .reset)
        #expect(try read(#"{"do":"pause","on":true}"#) == .pause(true))
        #expect(try read(#"{"do":"step"}"#) == .step)
        #expect(try read(#"{"do":"inspect","on":false}"#) == .inspect(false))
        #expect(try read(#"{"do":"record","on":true}"#) == .record(true))
        #expect(try read(#"{"do":"save","picture":"filmstrip"}"#) == .save(.filmstrip))
        #expect(try read(#"{"do":"drawn","frame":12}"#) == .drawn(frame: 12))
    }

    @Test(
        "what is no message is refused with a reason",
        arguments: [
            ("", "That is no message."),
            ("[]", "That is no message."),
            ("null", "That is no message."),
            (#"{"do":"touchUp""#, "That is no message."),
            ("{}", "“do” is missing, or no String."),
            (#"{"do":"erase"}"#, "A stage cannot do “erase”."),
            (#"{"do":"touchDown","x":1}"#, "“y” is missing, or no Double."),
            (#"{"do":"touchDown","x":1,"y":"2"}"#, "“y” is missing, or no Double."),
            (#"{"do":"touchDown","x":1e9,"y":2}"#, "“x” is out of range."),
            (#"{"do":"touchUp","x":1}"#, "“x” does not belong to this message."),
            (#"{"do":"pause","on":1}"#, "“on” is missing, or no Bool."),
            (#"{"do":"press","key":"F13","shift":false,"command":false}"#, "There is no key “F13”."),
            (#"{"do":"save","picture":"/etc/passwd"}"#, "There is no picture “/etc/passwd”."),
        ])
    func refused(text: String, reason: String) {
        #expect(throws: RefusedMessage(reason: reason)) { try read(text) }
    }

    @Test("a text that is too long is refused")
    func long() {
        let text = String(repeating: "a", count: 101)
        #expect(throws: RefusedMessage(reason: "“text” is longer than 100 bytes.")) {
            try read(#"{"do":"type","text":"\#(text)"}"#)
        }
    }
}
