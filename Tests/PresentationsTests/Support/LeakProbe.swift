import Presentations
import Testing
import UIKit

/// Objects that should be released, held weakly.
@MainActor
package struct LeakProbe {
    private var entries: [Entry] = []

    private struct Entry {
        let name: String
        weak var object: AnyObject?
    }

    package init(_ objects: KeyValuePairs<String, AnyObject?> = [:]) {
        for (name, object) in objects { add(object, as: name) }
    }

    package mutating func add(_ object: AnyObject?, as name: String) {
        entries.append(Entry(name: name, object: object))
    }

    /// The names of those that are still alive.
    package var names: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

extension LeakProbe {
    /// Presents and dismisses content, and records every object of that presentation.
    package init(of kind: PresentationKind, in scene: PresentedStage, animated: Bool) throws {
        let content = CountingViewController(CGSize(width: 281, height: 235))
        kind.present(content, from: scene.presenter, animated: animated)
        scene.stage.settle()
        self.init([
            "content": content, "controller": content.presentationController,
            "container": try #require(content.presentationController?.containerView),
            "chrome": try #require(content.presentationController?.presentedView),
            "dimming": scene.view(named: "presentation.dimming"),
        ])
        scene.presenter.dismiss(animated: animated)
        scene.stage.settle()
    }
}
