import Testing
import UIKit

@testable import Presentations

/// VoiceOver's words, in the language of the app.
@MainActor
struct AccessibilityStringsTests {
    @Test(
        "A language has its words, whatever the region and the way of writing the identifier",
        arguments: [
            ("en", "Dismiss"), ("en-GB", "Dismiss"), ("zh-Hans", "关闭"), ("zh", "关闭"), ("zh-CN", "关闭"),
            ("zh_Hant", "關閉"), ("zh-TW", "關閉"), ("zh-Hant-HK", "關閉"), ("zh-Hans-HK", "关闭"), ("yue", "關閉"),
            ("zh-HK", "關閉"), ("zh-MO", "關閉"), ("yue-Hans", "关闭"),
            ("es-419", "Cerrar"), ("ja", "閉じる"), ("de_AT", "Schließen"), ("fr-CA", "Fermer"), ("pt-PT", "Fechar"),
            ("pt-BR", "Fechar"), ("ko", "닫기"), ("it", "Chiudi"), ("ru", "Закрыть"), ("ar-EG", "إغلاق"),
        ])
    func language(identifier: String, dismiss: String) {
        #expect(AccessibilityStrings(languages: [identifier]).dismiss == dismiss)
    }

    @Test("The first language with words is taken, and English where none has any")
    func order() {
        #expect(AccessibilityStrings(languages: ["nl", "de", "fr"]).expand == "Vergrößern")
        #expect(AccessibilityStrings(languages: ["nl", "Base", ""]).expand == "Expand")
        #expect(AccessibilityStrings(languages: []) == AccessibilityStrings(languages: ["en"]))
    }

    @Test("The language of the app is the default, and every word can be replaced")
    func app() {
        #expect(AccessibilityStrings() == AccessibilityStrings(languages: Bundle.main.preferredLocalizations))
        var words = AccessibilityStrings(languages: ["it"])
        words.detentNames[.init("strip")] = "Solo il lettore"
        #expect(words.name(of: .init("strip")) == "Solo il lettore")
        #expect(words.name(of: .medium) == "Metà schermo")
        #expect(words.name(of: .init("x")) == "x")
    }

    @Test("No language lacks a word, and no two have the same words")
    func complete() {
        let all = ["en", "zh", "zh-Hant", "es", "ja", "de", "fr", "pt", "ko", "it", "ru", "ar"].map {
            AccessibilityStrings(languages: [$0])
        }
        for words in all {
            let texts =
                [words.grabber, words.grabberHint, words.expand, words.collapse, words.dismiss]
                + words.detentNames.values
            #expect(texts.count == 8)
            #expect(Set(texts).count == 8)
            #expect(!texts.contains(""))
        }
        #expect(Set(all.map(\.grabber)).count == 12)
    }
}
