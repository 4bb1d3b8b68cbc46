import Foundation
import Testing

/// The page of the playground in a browser, with what a reader does there.
final class PlaygroundPage {
    let program: PlaygroundProgram
    let browser: Chromium

    /// Opens a link.
    init(_ link: String = "", width: Int = 1280, height: Int = 900) throws {
        program = try PlaygroundProgram()
        browser = try Chromium()
        try resize(width: width, height: height)
        try open(link)
    }

    func resize(width: Int, height: Int) throws {
        try browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    func open(_ link: String) throws {
        try browser.call("Page.navigate", ["url": program.address + (link.isEmpty ? "" : "?" + link)])
        try wait("document.querySelector('#picture svg') && !document.querySelector('#present').disabled")
        try settle()
    }

    /// Waits until the page has drawn no frame for a while.
    func settle() throws {
        var last = ""
        for _ in 0..<100 {
            Thread.sleep(forTimeInterval: 0.35)
            let frame = try text("document.documentElement.dataset.frame")
            if frame == last { return }
            last = frame
        }
        Issue.record("The stage does not come to rest.")
    }

    // MARK: Asking

    /// The value of an expression, in words.
    func text(_ expression: String) throws -> String {
        try browser.evaluate("Promise.resolve(\(expression)).then(String)") as? String ?? ""
    }

    func number(_ expression: String) throws -> Double {
        (try browser.evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Waits until an expression is true, ten seconds at most.
    func wait(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<500 {
            if try browser.evaluate("Boolean(\(condition))") as? Bool == true { return }
            Thread.sleep(forTimeInterval: 0.02)
        }
        Issue.record("It does not become true: \(condition)", sourceLocation: sourceLocation)
    }

    /// The rectangle around what is drawn of a view, in points of the device; measured on the page.
    func drawn(_ name: String) throws -> CGRect {
        let values = try browser.evaluate(
            """
            (() => {
              const svg = document.querySelector('#picture svg');
              const node = [...svg.querySelectorAll('[data-node]')]
                .filter((node) => node.dataset.node.split('/').at(-1).startsWith('\(name)#')).at(-1);
              if (!node) return null;
              const shape = node.querySelector(':scope > rect, :scope > path') ?? node;
              const box = shape.getBoundingClientRect();
              const to = svg.getScreenCTM().inverse();
              const start = new DOMPoint(box.left, box.top).matrixTransform(to);
              const end = new DOMPoint(box.right, box.bottom).matrixTransform(to);
              return [start.x, start.y, end.x - start.x, end.y - start.y];
            })()
            """)
        guard let values = values as? [Double], values.count == 4 else { return .null }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// Where the kit says that a view is; the page has to look inside.
    func told(_ name: String) throws -> CGRect {
        let values = try browser.evaluate(
            """
            (() => {
              const row = document.querySelector('#overlay rect[data-name="\(name)"]');
              return row && ['x', 'y', 'width', 'height'].map((key) => Number(row.getAttribute(key)));
            })()
            """)
        guard let values = values as? [Double], values.count == 4 else { return .null }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    // MARK: Doing

    /// Clicks a control of the page.
    func click(_ selector: String) throws {
        _ = try browser.evaluate("document.querySelector('\(selector)').click()")
    }

    /// Gives a control a value, as a reader does.
    func choose(_ value: String, in name: String) throws {
        _ = try browser.evaluate(
            """
            (() => {
              const control = document.getElementById('option-\(name)');
              if (control.type === 'checkbox') { control.click(); return; }
              control.value = '\(value)';
              control.dispatchEvent(new Event(control.type === 'range' ? 'input' : 'change', { bubbles: true }));
            })()
            """)
        try settle()
    }

    private func onPage(_ point: CGPoint) throws -> CGPoint {
        let values =
            try browser.evaluate(
                """
                (() => {
                  const to = document.querySelector('#picture svg').getScreenCTM();
                  const point = new DOMPoint(\(point.x), \(point.y)).matrixTransform(to);
                  return [point.x, point.y];
                })()
                """) as? [Double] ?? [0, 0]
        return CGPoint(x: values[0], y: values[1])
    }

    private func mouse(_ type: String, _ point: CGPoint, isDown: Bool) throws {
        let point = try onPage(point)
        try browser.call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": Double(point.x), "y": Double(point.y), "button": "left", "buttons": isDown ? 1 : 0,
                "clickCount": 1,
            ])
    }

    func press(_ point: CGPoint) throws { try mouse("mousePressed", point, isDown: true) }
    func move(to point: CGPoint) throws { try mouse("mouseMoved", point, isDown: true) }
    func release(_ point: CGPoint) throws { try mouse("mouseReleased", point, isDown: false) }

    func tap(_ point: CGPoint) throws {
        try press(point)
        Thread.sleep(forTimeInterval: 0.05)
        try release(point)
    }

    /// Moves the pressed mouse along a line, in about a third of a second.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20, rest: TimeInterval = 0.2) throws {
        try press(start)
        for step in 1...steps {
            Thread.sleep(forTimeInterval: 0.016)
            let share = CGFloat(step) / CGFloat(steps)
            try move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        Thread.sleep(forTimeInterval: rest)
        try release(end)
    }

    func type(_ text: String) throws { try browser.call("Input.insertText", ["text": text]) }

    func pressKey(_ name: String) throws {
        for type in ["keyDown", "keyUp"] {
            let code = ["Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27][name] ?? 0
            try browser.call(
                "Input.dispatchKeyEvent", ["type": type, "key": name, "code": name, "windowsVirtualKeyCode": code])
        }
    }

    // MARK: Looking

    /// Saves a picture of the page in the folder `.build/screenshots`, for people to look at.
    func screenshot(_ name: String) throws {
        let answer = try browser.call("Page.captureScreenshot")
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else { return }
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../.build/screenshots").standardized
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appending(path: "\(name).png"))
    }
}
