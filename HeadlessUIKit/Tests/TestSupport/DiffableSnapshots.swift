import UIKit

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
    /// Named sections with their items, in order.
    @MainActor init(_ sections: KeyValuePairs<String, [Int]>) {
        self.init()
        for (name, items) in sections {
            appendSections([name])
            appendItems(items)
        }
    }
}
