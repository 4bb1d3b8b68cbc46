import UIKit

/// The strings that VoiceOver speaks for a presentation. By default they are in the language of the app, if
/// <doc:Accessibility#Choose-the-words> names it. To support another language, or to change a string, assign it:
///
/// ```swift
/// var strings = AccessibilityStrings()
/// strings.grabber = "Greep van het blad"
/// strings.detentNames[.init("strip")] = "Alleen speler"
/// presentAsHalfSheet(player, style: HalfSheet { $0.accessibilityStrings = strings })
/// ```
public struct AccessibilityStrings: Equatable, Sendable {
    /// The label of the grabber. In English `"Sheet grabber"`.
    public var grabber: String
    /// The hint of the grabber. In English `"Adjusts the size of the sheet"`.
    public var grabberHint: String
    /// The names of the detents. In English `"Half screen"`, `"Full screen"` and `"As high as its content"` for the
    /// identifiers `.medium`, `.large` and `.fitting`. For any other detent, VoiceOver speaks its raw value.
    public var detentNames: [HalfSheet.Detent.Identifier: String]
    /// The name of the action that selects the next larger detent. In English `"Expand"`.
    public var expand: String
    /// The name of the action that selects the next smaller detent. In English `"Collapse"`.
    public var collapse: String
    /// The name of the grabber's dismiss action, and of the element after the content that dismisses like a tap
    /// outside. In English `"Dismiss"`.
    public var dismiss: String

    /// Creates the strings in the language of the app: the localisation of it that the user prefers.
    public init() { self = Self.ofApp }

    /// Creates the strings in the first of the given languages that has a translation, or in English if none has one.
    ///
    /// - Parameter languages: Language identifiers such as `"de"`, `"pt-BR"` or `"zh-Hant-HK"`, in order of preference.
    public init(languages: [String]) {
        self = languages.lazy.compactMap { Self.translations[Self.translation(for: $0)] }.first ?? Self.english
    }

    private init(
        grabber: String, hint: String, medium: String, large: String, fitting: String, expand: String, collapse: String,
        dismiss: String
    ) {
        self.grabber = grabber
        grabberHint = hint
        detentNames = [.medium: medium, .large: large, .fitting: fitting]
        self.expand = expand
        self.collapse = collapse
        self.dismiss = dismiss
    }

    /// The language of an app does not change while it runs.
    private static let ofApp = AccessibilityStrings(languages: Bundle.main.preferredLocalizations)

    func name(of detent: HalfSheet.Detent.Identifier) -> String {
        detentNames[detent] ?? detent.rawValue
    }

    /// Returns the key of the translation, if any, without the region, which tells only the script of Chinese.
    private static func translation(for language: String) -> String {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let code = parts.first ?? ""
        guard code == "zh" || code == "yue" else { return String(code) }
        if parts.contains("hans") { return "zh-Hans" }
        let isTraditional = code == "yue" || parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        return isTraditional ? "zh-Hant" : "zh-Hans"
    }

    private static let english = AccessibilityStrings(
        grabber: "Sheet grabber", hint: "Adjusts the size of the sheet", medium: "Half screen", large: "Full screen",
        fitting: "As high as its content", expand: "Expand", collapse: "Collapse", dismiss: "Dismiss")

    // Apple does not publish which languages its users speak, so these are the most common ones according to market
    // reports of phones per country. Arabic is there as a language that is written from right to left.
    private static let translations = [
        "en": english,
        "zh-Hans": AccessibilityStrings(
            grabber: "面板控制条", hint: "调整面板的大小", medium: "半屏", large: "全屏", fitting: "与内容等高", expand: "展开",
            collapse: "收起", dismiss: "关闭"),
        "zh-Hant": AccessibilityStrings(
            grabber: "面板控制列", hint: "調整面板的大小", medium: "半個螢幕", large: "全螢幕", fitting: "與內容等高", expand: "展開",
            collapse: "收合", dismiss: "關閉"),
        "es": AccessibilityStrings(
            grabber: "Tirador del panel", hint: "Ajusta el tamaño del panel", medium: "Media pantalla",
            large: "Pantalla completa", fitting: "Tan alto como su contenido", expand: "Ampliar", collapse: "Reducir",
            dismiss: "Cerrar"),
        "ja": AccessibilityStrings(
            grabber: "シートのグラバー", hint: "シートのサイズを調整します", medium: "画面の半分", large: "全画面", fitting: "内容に合わせた高さ",
            expand: "展開", collapse: "折りたたむ", dismiss: "閉じる"),
        "de": AccessibilityStrings(
            grabber: "Griff des Blatts", hint: "Ändert die Größe des Blatts", medium: "Halber Bildschirm",
            large: "Ganzer Bildschirm", fitting: "So hoch wie sein Inhalt", expand: "Vergrößern",
            collapse: "Verkleinern", dismiss: "Schließen"),
        "fr": AccessibilityStrings(
            grabber: "Poignée du panneau", hint: "Ajuste la taille du panneau", medium: "Moitié de l’écran",
            large: "Plein écran", fitting: "À la hauteur de son contenu", expand: "Agrandir", collapse: "Réduire",
            dismiss: "Fermer"),
        "pt": AccessibilityStrings(
            grabber: "Alça do painel", hint: "Ajusta o tamanho do painel", medium: "Metade da tela",
            large: "Tela cheia", fitting: "Da altura do conteúdo", expand: "Expandir", collapse: "Recolher",
            dismiss: "Fechar"),
        "ko": AccessibilityStrings(
            grabber: "시트 손잡이", hint: "시트의 크기를 조절합니다", medium: "화면 절반", large: "전체 화면", fitting: "내용에 맞춘 높이",
            expand: "펼치기", collapse: "접기", dismiss: "닫기"),
        "it": AccessibilityStrings(
            grabber: "Maniglia del pannello", hint: "Regola le dimensioni del pannello", medium: "Metà schermo",
            large: "Schermo intero", fitting: "Alto quanto il contenuto", expand: "Espandi", collapse: "Riduci",
            dismiss: "Chiudi"),
        "ru": AccessibilityStrings(
            grabber: "Ручка панели", hint: "Изменяет размер панели", medium: "Половина экрана", large: "Весь экран",
            fitting: "По высоте содержимого", expand: "Развернуть", collapse: "Свернуть", dismiss: "Закрыть"),
        "ar": AccessibilityStrings(
            grabber: "مقبض اللوحة", hint: "يغيّر حجم اللوحة", medium: "نصف الشاشة", large: "ملء الشاشة",
            fitting: "بارتفاع المحتوى", expand: "توسيع", collapse: "تصغير", dismiss: "إغلاق"),
    ]
}
