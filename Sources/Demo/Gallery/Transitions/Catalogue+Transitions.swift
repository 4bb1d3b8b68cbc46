import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// The sections of the page of transitions, in its order.
    static let transitions: [TransitionSection] =
        [library, zooms] + navigationTransitions + [tabTransitions] + appearances + [edge, swipeDown]
        + fingerTransitions
        + presentations
        + [sharedAnimation, scrim]

    /// A file of the page, and a function that renders it.
    struct TransitionFile {
        let name: String
        let render: @MainActor () throws -> String
    }

    /// The files of the page of transitions and the moving pictures of the gallery's first page, filtered by a pattern.
    static func transitionFiles(matching pattern: String?) -> [TransitionFile] {
        var files: [TransitionFile] = []
        for film in heroes + transitions.flatMap(\.films) {
            files.append(TransitionFile(name: film.fileName, render: film.animatedSVG))
            for strip in film.strips {
                files.append(TransitionFile(name: film.fileName(of: strip)) { try film.svg(of: strip) })
            }
        }
        return files.filter { matches($0.name, pattern) }
    }
}

extension Stage {
    var navigation: UINavigationController? { window.rootViewController as? UINavigationController }

    /// Dismisses what the root view controller presents.
    func dismiss() {
        window.rootViewController?.dismiss(animated: true)
    }
}
