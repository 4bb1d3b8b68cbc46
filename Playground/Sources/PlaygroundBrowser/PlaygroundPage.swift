import Foundation

/// The page of the playground in a browser, with what a reader does there.
public final class PlaygroundPage {
    public let program: PlaygroundProgram
    public let browser: Chromium

    /// Opens a link.
    public init(_ link: String = "", width: Int = 1280, height: Int = 900) throws {
        program = try PlaygroundProgram()
        browser = try Chromium()
        try resize(width: width, height: height)
        try open(link)
    }

    /// Gives the window another size, in pixels of CSS.
    ///
    /// - Parameter scale: Pixels of a screenshot for each. Defaults to 1.
    public func resize(width: Int, height: Int, scale: Double = 1) throws {
        try browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    public func open(_ link: String) throws {
        try browser.call("Page.navigate", ["url": program.address + (link.isEmpty ? "" : "?" + link)])
        try wait("document.querySelector('#picture svg') && !document.querySelector('#present').disabled")
        try settle()
    }

    /// Waits until the page has drawn no frame for a while.
    public func settle() throws {
        var last = ""
        for _ in 0..<100 {
            Thread.sleep(forTimeInterval: 0.35)
            let frame = try text("document.documentElement.dataset.frame")
            if frame == last { return }
            last = frame
        }
        throw Chromium.Failure(description: "The stage does not come to rest.")
    }

    // MARK: Asking

    /// The value of an expression, in words.
    public func text(_ expression: String) throws -> String {
        try browser.evaluate("Promise.resolve(\(expression)).then(String)") as? String ?? ""
    }

    public func number(_ expression: String) throws -> Double {
        (try browser.evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Waits until an expression is true, ten seconds at most.
    public func wait(_ condition: String) throws {
        for _ in 0..<500 {
            if try browser.evaluate("Boolean(\(condition))") as? Bool == true { return }
            Thread.sleep(forTimeInterval: 0.02)
        }
        throw Chromium.Failure(description: "It does not become true: \(condition)")
    }

    /// The rectangle around what is drawn of a view, in points of the device; measured on the page.
    public func drawn(_ name: String) throws -> CGRect {
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
    public func told(_ name: String) throws -> CGRect {
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
    public func click(_ selector: String) throws {
        _ = try browser.evaluate("document.querySelector('\(selector)').click()")
    }

    /// Gives a control a value, as a reader does.
    public func choose(_ value: String, in name: String) throws {
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
        try browser.call("Input.dispatchMouseEvent", event(type, try onPage(point), isDown: isDown))
    }

    private func event(_ type: String, _ point: CGPoint, isDown: Bool) -> [String: Any] {
        [
            "type": type, "x": Double(point.x), "y": Double(point.y), "button": "left", "buttons": isDown ? 1 : 0,
            "clickCount": 1,
        ]
    }

    /// Moves the pressed mouse along points, one after the other in seconds, without waiting for the page.
    public func move(along points: [CGPoint], every interval: TimeInterval) throws {
        let (origin, unit) = (try onPage(.zero), try onPage(CGPoint(x: 100, y: 100)))
        for point in points {
            Thread.sleep(forTimeInterval: interval)
            let place = CGPoint(
                x: origin.x + point.x * (unit.x - origin.x) / 100, y: origin.y + point.y * (unit.y - origin.y) / 100)
            try browser.send("Input.dispatchMouseEvent", event("mouseMoved", place, isDown: true))
        }
    }

    public func press(_ point: CGPoint) throws { try mouse("mousePressed", point, isDown: true) }
    public func move(to point: CGPoint) throws { try mouse("mouseMoved", point, isDown: true) }
    public func release(_ point: CGPoint) throws { try mouse("mouseReleased", point, isDown: false) }

    public func tap(_ point: CGPoint) throws {
        try press(point)
        Thread.sleep(forTimeInterval: 0.05)
        try release(point)
    }

    /// Moves the pressed mouse along a line, in about a third of a second, and releases it.
    ///
    /// - Parameter isThrown: Whether it is released at once. Defaults to `false`: the finger first holds still, until nothing
    ///   on the page moves.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20, isThrown: Bool = false) throws {
        try press(start)
        for step in 1...steps {
            Thread.sleep(forTimeInterval: 0.016)
            let share = CGFloat(step) / CGFloat(steps)
            try move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if !isThrown { try settle() }
        try release(end)
    }

    public func type(_ text: String) throws { try browser.call("Input.insertText", ["text": text]) }

    public func pressKey(_ name: String) throws {
        for type in ["keyDown", "keyUp"] {
            let code = ["Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27][name] ?? 0
            try browser.call(
                "Input.dispatchKeyEvent", ["type": type, "key": name, "code": name, "windowsVirtualKeyCode": code])
        }
    }

    // MARK: Looking

    /// What the page looks like, as PNG.
    public func screenshot() throws -> Data {
        guard let text = try browser.call("Page.captureScreenshot")["data"] as? String,
            let data = Data(base64Encoded: text)
        else { throw Chromium.Failure(description: "Chromium takes no picture.") }
        return data
    }
}
