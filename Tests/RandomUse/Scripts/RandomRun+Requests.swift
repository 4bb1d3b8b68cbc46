import Presentations
import PresentationsTesting
import UIKit

/// Operations that request a presentation.
extension RandomRun {
    /// The greatest depth of presentations.
    private static let deepest = 6

    func request(_ operation: Operation) {
        switch operation {
        case .present(let kind, let options, let content, let place, let animated):
            guard let presenter = presenter(place) else { return }
            present(kind, options, content, from: presenter, animated: animated)
        case .presentAndWait(let kind, let options, let content, let animated):
            presentAndWait(kind, options, content, animated: animated)
        case .cancelWaiting: tasks.popLast()?.cancel()
        case .enqueue(let kind, let options, let content, let animated):
            enqueue(kind, options, content, animated: animated)
        case .cancelQueue: queue?.cancelAll()
        case .addSheet(let options, let content, let animated): addSheet(options, content, animated: animated)
        case .removeSheet(let animated):
            guard let sheet = sheets.popLast(), let parent = sheet.parent, let screen = sheet.screen else { return }
            parent.removeHalfSheet(screen, animated: animated)
        case .presentAlert(let isSheet): presentAlert(isSheet: isSheet)
        case .presentSystem(let style, let animated): presentSystem(style, animated: animated)
        case .presentAgain(let kind, let animated): presentAgain(kind, animated: animated)
        case .useEdge(let edge, let kind, let options): useEdge(edge, kind, options)
        case .removeEdge(let edge):
            edges.remove(edge)
            stage.window.rootViewController?.removePresentation(from: edge.edge)
        case .openWindow(let kind, let options, let animated): openWindow(kind, options, animated: animated)
        case .closeWindow: closeWindow()
        default: break
        }
    }

    private func presenter(_ place: Place) -> UIViewController? {
        guard chain.count <= Self.deepest, !(chain.last is UIAlertController) else { return nil }
        return controller(place)
    }

    private func makeRecord(
        _ kind: Kind, _ options: [Option], _ content: Content, from presenter: UIViewController,
        isAwaited: Bool = false
    ) -> (record: Record, root: UIViewController) {
        let (screen, root) = content.make()
        let style = kind.style(options, source: source(of: presenter))
        let record = Record(
            records.count, kind, content, style: style, screen: screen, root: root, isAwaited: isAwaited)
        records.append(record)
        (style as? OwnTransitionStyle)?.transitions.follow(root)
        return (record, root)
    }

    private func present(
        _ kind: Kind, _ options: [Option], _ content: Content, from presenter: UIViewController, animated: Bool
    ) {
        let (record, root) = makeRecord(kind, options, content, from: presenter)
        presenter.present(
            root, as: record.style, animated: animated, completion: { record.completed() },
            onDismiss: { record.ended($0) })
    }

    private func presentAndWait(_ kind: Kind, _ options: [Option], _ content: Content, animated: Bool) {
        guard let presenter = presenter(.top) else { return }
        let (record, root) = makeRecord(kind, options, content, from: presenter, isAwaited: true)
        tasks.append(
            Task { [weak presenter] in
                if let presenter {
                    record.ended(await presenter.presentAndWait(root, as: record.style, animated: animated))
                }
                record.returned()
            })
    }

    private func enqueue(_ kind: Kind, _ options: [Option], _ content: Content, animated: Bool) {
        guard let presenter = stage.window.rootViewController else { return }
        let queue = queue ?? PresentationQueue(presenter: presenter)
        self.queue = queue
        guard queue.waiting.count < 3 else { return }
        let (record, root) = makeRecord(kind, options, content, from: presenter)
        queue.enqueue(root, as: record.style, animated: animated) { record.ended($0) }
    }

    private func addSheet(_ options: [Option], _ content: Content, animated: Bool) {
        guard let parent = stage.window.rootViewController?.screen, sheets.count < 3 else { return }
        let screen = content.makeScreen()
        sheets.append(ContainedSheet(parent: parent, screen: screen, journal: screen.journal))
        parent.addHalfSheet(
            screen, style: HalfSheet().varied(by: options, source: source(of: parent)), animated: animated)
    }

    private func presentAlert(isSheet: Bool) {
        guard let presenter = presenter(.top) else { return }
        let alert = UIAlertController(
            title: "Really?", message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.popoverPresentationController?.sourceView = source(of: presenter)
        others.append(Weak(object: alert))
        presenter.present(alert, animated: true)
    }

    private func presentSystem(_ style: SystemStyle, animated: Bool) {
        guard let presenter = presenter(.top) else { return }
        let screen = Screen(.sized)
        switch style {
        // On an iPad the headless UIKit has no other one.
        case .pageSheet: screen.modalPresentationStyle = stage.device.idiom == .pad ? .formSheet : .pageSheet
        case .formSheet: screen.modalPresentationStyle = .formSheet
        case .fullScreen: screen.modalPresentationStyle = .fullScreen
        case .overFullScreen: screen.modalPresentationStyle = .overFullScreen
        case .popover:
            screen.modalPresentationStyle = .popover
            screen.popoverPresentationController?.sourceView = source(of: presenter)
        }
        others.append(Weak(object: screen))
        presenter.present(screen, animated: animated)
    }

    /// A programming error of an app: it must have no effect.
    private func presentAgain(_ kind: Kind, animated: Bool) {
        guard let presenter = presenter(.top),
            // One that leaves may be presented again: the kit waits for its end.
            let presented = records.last(where: { $0.isPresented && $0.root?.isBeingDismissed == false })?.root
        else { return }
        let number = index
        presenter.present(
            presented, as: kind.style([], source: source(of: presenter)), animated: animated,
            completion: { [weak self] in self?.fault("callback", "completion of the impossible \(number)") },
            onDismiss: { [weak self] _ in self?.fault("callback", "end of the impossible \(number)") })
    }

    private func useEdge(_ edge: Edge, _ kind: Kind, _ options: [Option]) {
        guard let presenter = stage.window.rootViewController else { return }
        edges.insert(edge)
        // A record for each request. The last one is reported.
        var latest: Record?
        presenter.use(
            EdgePresentation(
                from: edge.edge, style: kind.style(options, source: source(of: presenter)),
                content: { [weak self, weak presenter] in
                    guard let self, let presenter else { return nil }
                    let (record, root) = self.makeRecord(kind, options, .plain, from: presenter)
                    latest = record
                    return root
                }, onDismiss: { latest?.ended($0) }))
    }

    // MARK: Another window

    private func openWindow(_ kind: Kind, _ options: [Option], animated: Bool) {
        guard otherWindow == nil, let scene = stage.window.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.frame = stage.window.frame
        let presenter = Screen()
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        otherWindow = window
        stage.advance(by: 0)
        present(kind, options, .plain, from: presenter, animated: animated)
    }

    func closeWindow() {
        guard let window = otherWindow else { return }
        for record in records where record.root?.viewIfLoaded?.window === window { record.hasLostWindow = true }
        window.isHidden = true
        otherWindow = nil
        stage.window.makeKey()
    }
}
