/// The language of a screen's texts.
///
/// It does not change the direction of the layout, which follows the traits. Not every screen is translated: those that are
/// take the language in their initializer.
public enum DemoLanguage: Sendable {
    case english, arabic

    /// The translation of an English text. A text without one, such as a name, stays as it is.
    func text(_ english: String) -> String {
        switch self {
        case .english: english
        case .arabic: Self.arabicTexts[english] ?? english
        }
    }

    private static let arabicTexts: [String: String] = [
        // The library
        "Library": "المكتبة", "Browse": "تصفّح", "Radio": "الراديو", "Search": "بحث",
        "Add to playlist": "أضف إلى قائمة التشغيل", "Playlists": "قوائم التشغيل", "Artists": "الفنانون",
        "Albums": "الألبومات", "Songs": "الأغاني", "Downloaded": "التنزيلات", "New": "الجديد",
        "Listening as": "تستمع باسم",
        // A permission
        "Use your location?": "هل تسمح باستخدام موقعك؟",
        "Concerts near you are listed first. Your place never leaves this phone.":
            "تظهر الحفلات القريبة منك أولًا. ولا يغادر موقعك هذا الهاتف أبدًا.",
        "Not now": "ليس الآن", "Allow": "السماح",
        // A rating
        "Enjoying Tidepool?": "هل يعجبك Tidepool؟",
        "Tap a star to rate it. It takes a second and helps us a lot.":
            "اختر عدد النجوم لتقييمه. لن يأخذ ذلك سوى لحظة، وهو يساعدنا كثيرًا.",
        "Submit": "إرسال",
        // The map
        "Search here": "ابحث هنا", "min walk": "د سيرًا", "Bakery": "مخبز", "Bookshop": "مكتبة", "Café": "مقهى",
        "Museum": "متحف", "Swimming": "مسبح", "Restaurant": "مطعم", "Garden": "حديقة",
        "Trains and ferries": "قطارات وعبّارات", "Hotel": "فندق", "Concerts": "حفلات", "Food market": "سوق",
        "Kiln Street Bakery": "مخبز شارع الفرن", "North Quay Books": "كتب الرصيف الشمالي",
        "Fern & Field": "سرخس وحقل", "Old Customs House": "دار الجمارك القديمة", "Harbour Baths": "حمّامات الميناء",
        "The Long Table": "المائدة الطويلة", "Linden Park": "حديقة الزيزفون", "Quayside Station": "محطة الرصيف",
        // The settings
        "Settings": "الإعدادات", "Flight mode": "وضع الطيران", "Wi-Fi": "الشبكة اللاسلكية",
        "Not connected": "غير متصل", "Mobile data": "بيانات الهاتف", "On": "مفعّلة", "Notifications": "الإشعارات",
        "Sounds": "الأصوات", "Quiet hours": "ساعات الهدوء", "Display": "الشاشة", "Automatic": "تلقائي",
        "Battery": "البطارية", "Privacy": "الخصوصية", "Safety check": "فحص الأمان", "Passwords": "كلمات المرور",
        "Mail": "البريد", "2 accounts": "حسابان", "Clock": "الساعة", "Maps": "الخرائط", "Music": "الموسيقى",
        "Books": "الكتب", "Juniper Router": "موجّه Juniper",
        "Share the password of “Juniper 5G” with this phone?": "مشاركة كلمة مرور «Juniper 5G» مع هذا الهاتف؟",
        "Join network": "الانضمام إلى الشبكة",
    ]
}
