import Foundation
import UIKit

extension PageMessage {
    /// Reads one message and nothing else: a JSON object with `"do"` and just the fields that belong to it.
    static func read(_ line: Data) throws(RefusedMessage) -> PageMessage {
        do {
            return try JSONDecoder().decode(PageMessage.self, from: line)
        } catch let refusal as RefusedMessage {
            throw refusal
        } catch {
            throw RefusedMessage(reason: "That is no message.")
        }
    }
}

extension PageMessage: Decodable {
    init(from decoder: any Decoder) throws {
        var fields = MessageFields(try decoder.container(keyedBy: MessageFields.Name.self))
        self = try PageMessage(&fields)
        try fields.checkThatAllAreRead()
    }

    private init(_ fields: inout MessageFields) throws {
        switch try fields.text("do", limit: 20) {
        case "open": self = .open(link: try fields.text("link", limit: 8000))
        case "touchDown": self = .touchDown(try fields.point())
        case "touchMoved": self = .touchMoved(try fields.point())
        case "touchUp": self = .touchUp
        case "scroll": self = .scroll(at: try fields.point(), by: try fields.movement())
        case "type": self = .type(try fields.text("text", limit: 100))
        case "press": self = .press(try fields.key())
        case "present": self = .present
        case "dismiss": self = .dismiss
        case "set":
            self = .set(name: try fields.text("name", limit: 100), value: try fields.text("value", limit: 400))
        case "reset": self = .reset
        case "pause": self = .pause(try fields.flag("on"))
        case "step": self = .step
        case "inspect": self = .inspect(try fields.flag("on"))
        case "record": self = .record(try fields.flag("on"))
        case "save": self = .save(try fields.picture())
        case "drawn": self = .drawn(frame: Int(try fields.number("frame", in: 0...1e12)))
        case let verb: throw RefusedMessage(reason: "A stage cannot do “\(verb)”.")
        }
    }
}

/// The fields of a message, each of which has to be read once.
struct MessageFields {
    struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let container: KeyedDecodingContainer<Name>
    private var read: Set<String> = []

    init(_ container: KeyedDecodingContainer<Name>) {
        self.container = container
    }

    func checkThatAllAreRead() throws(RefusedMessage) {
        let strange = container.allKeys.map(\.stringValue).filter { !read.contains($0) }
        guard let first = strange.min() else { return }
        throw RefusedMessage(reason: "“\(first.prefix(40))” does not belong to this message.")
    }

    mutating func text(_ name: String, limit: Int) throws -> String {
        let text: String = try value(name)
        guard text.utf8.count <= limit else { throw RefusedMessage(reason: "“\(name)” is longer than \(limit) bytes.") }
        return text
    }

    mutating func flag(_ name: String) throws -> Bool { try value(name) }

    mutating func number(_ name: String, in range: ClosedRange<Double>) throws -> Double {
        let number: Double = try value(name)
        guard range.contains(number) else { throw RefusedMessage(reason: "“\(name)” is out of range.") }
        return number
    }

    /// Points of a screen, and around it.
    private static let coordinates = -5000.0...5000.0

    mutating func point() throws -> CGPoint {
        CGPoint(x: try number("x", in: Self.coordinates), y: try number("y", in: Self.coordinates))
    }

    mutating func movement() throws -> CGVector {
        CGVector(dx: try number("dx", in: Self.coordinates), dy: try number("dy", in: Self.coordinates))
    }

    mutating func key() throws -> PageKey {
        let name = try text("key", limit: 20)
        guard let name = PageKey.Name(rawValue: name) else {
            throw RefusedMessage(reason: "There is no key “\(name)”.")
        }
        return PageKey(name: name, shift: try flag("shift"), command: try flag("command"))
    }

    mutating func picture() throws -> PageMessage.Picture {
        let name = try text("picture", limit: 20)
        guard let picture = PageMessage.Picture(rawValue: name) else {
            throw RefusedMessage(reason: "There is no picture “\(name)”.")
        }
        return picture
    }

    private mutating func value<Value: Decodable>(_ name: String) throws -> Value {
        read.insert(name)
        do {
            return try container.decode(Value.self, forKey: Name(stringValue: name))
        } catch {
            throw RefusedMessage(reason: "“\(name)” is missing, or no \(Value.self).")
        }
    }
}
