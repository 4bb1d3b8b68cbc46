import Foundation
import UIKit

/// An item with the system's content for each text.
@MainActor
final class Texts: NSObject, UICollectionViewDataSource {
    var texts: [String]
    var accessories: [UICellAccessory] = []

    init(_ texts: [String]) {
        self.texts = texts
    }

    func register(in list: UICollectionView) {
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "text")
        list.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = texts[indexPath.item]
        cell.contentConfiguration = content
        (cell as? UICollectionViewListCell)?.accessories = accessories
        return cell
    }
}
