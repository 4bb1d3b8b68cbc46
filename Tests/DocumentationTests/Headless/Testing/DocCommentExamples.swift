import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Examples of doc comments that would write files or record references. They are compiled and not run.
@MainActor struct DocCommentExamples {
    let home: UIViewController
    let detail: UIViewController
    let stage: Stage

    func aStage() {
        let stage = Stage(.iPhone15)
        stage.show(home)
        home.presentAsCard(detail)
        stage.settle()
        expectLayout(of: stage, named: "Card/default")
    }

    func aFilmstrip() throws {
        let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.6]) {
            home.presentAsCard(detail)
        }
        try film.svg.write(toFile: "card.svg", atomically: true, encoding: .utf8)
        expectFilmstrip(film, named: "Card/arrival")
    }

    func aRecording() {
        let recording = stage.beginRecording()
        home.presentAsCard(detail)
        stage.settle()
        recording.end()
        expectFilmstrip(recording.filmstrip(), named: "Card/arrival")
    }

    func anAnimatedSVG() throws {
        let picture = stage.animatedSVG(lasting: 1.2) {
            home.presentAsCard(detail)
            stage.advance(by: 0.8)
            detail.dismiss(animated: true)
        }
        try picture.svg.write(toFile: "card.svg", atomically: true, encoding: .utf8)
    }

    func aPictureChange(_ picture: LivePicture) {
        for change in picture.update() {
            switch change {
            case .insert(let svg, let parent, let index):
                print("insert", svg, "in", parent, "at", index)
            case .remove(let element): print("remove", element)
            case .set(let element, let attribute, let value):
                print("set", attribute, "of", element, "to", value ?? "")
            case .setText(let element, let text):
                print("set the text of", element, "to", text)
            }
        }
    }
}
