import Testing
import UIKit

@testable import TestSupport

/// When views hear of changes, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit,
/// `Tools/oracle2/cellconfigprobe` at 20838fa0 and `Tools/oracle2/nnwmiscprobe/transcript-ios26.1.txt` at ff2bb308; the
/// cleared field is of the document `KNOWN_GAPS.md` at 02ee39c2.
@MainActor @Suite struct RecordedUpdateTests {
    private let phone = Phone()

    @Test("Selecting a cell updates its configuration in the next layout, not at once (LC8)")
    func configuration() {
        let cell = CountingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        cell.layoutIfNeeded()
        cell.updates = 0
        cell.isSelected = true
        #expect(cell.updates == 0)
        cell.layoutIfNeeded()
        #expect(cell.updates == 1)
    }

    @Test("An override of a trait reports the change before the view is laid out (Y9)")
    func traits() {
        let journal = Journal()
        let view = NotingView(journal)
        phone.root.view.addSubview(view)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: NotingView, _: UITraitCollection) in
            journal.note("style")
        }
        MainLoop.current.settle()
        _ = journal.take()
        view.traitOverrides.userInterfaceStyle = .dark
        view.setNeedsLayout()
        #expect(journal.take() == [])
        MainLoop.current.turn()
        #expect(journal.take() == ["style", "layout"])
    }

    @Test("A field that is cleared on editing is empty as soon as it begins")
    func cleared() {
        let field = UITextField()
        field.text = "Ada"
        field.clearsOnBeginEditing = true
        phone.root.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.text == "")
        field.resignFirstResponder()
        MainLoop.current.settle()
    }
}

private final class CountingCell: UICollectionViewCell {
    var updates = 0

    override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
}

private final class NotingView: UIView {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.note("layout")
    }
}
