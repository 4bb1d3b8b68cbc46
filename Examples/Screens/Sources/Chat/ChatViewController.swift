import UIKit

/// The messages of one calendar day, or the place of the typing indicator.
nonisolated enum ChatSection: Hashable, Sendable {
    case day(Date)
    case typing
}

/// A row of the conversation.
nonisolated enum ChatItem: Hashable, Sendable {
    case message(Message.ID)
    case typing
}

/// A one-to-one conversation with bubbles, replies and a message field that follows the keyboard.
public final class ChatViewController: UIViewController {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<ChatSection, ChatItem>

    private let service: any ConversationService
    private let titleView: ChatTitleView
    private let inputBar = MessageInputBar()
    private let refreshControl = UIRefreshControl()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    private var messages: [Message] = []
    private var hasOlderMessages = false
    private var isTyping = false
    private var isMuted = false
    private var replyTarget: Message? {
        didSet { inputBar.setReply(replyTarget?.text, animated: true) }
    }

    public init(service: any ConversationService) {
        self.service = service
        self.titleView = ChatTitleView(participant: service.participant)
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureNavigation()
        configureViews()
        configureInputBar()

        let page = service.latestPage()
        messages = page.messages
        hasOlderMessages = page.hasMore
        applySnapshot(animated: false) { [weak self] in
            self?.view.layoutIfNeeded()
            self?.scrollToBottom(animated: false)
        }
        service.onEvent = { [weak self] event in
            self?.handle(event)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.keyboardLayoutGuide.keyboardDismissPadding = inputBar.bounds.height

        let inset = max(0, view.bounds.maxY - inputBar.frame.minY - view.safeAreaInsets.bottom)
        guard abs(collectionView.contentInset.bottom - inset) > 0.5 else { return }
        let followsBottom = isNearBottom && !collectionView.isTracking
        collectionView.contentInset.bottom = inset
        collectionView.verticalScrollIndicatorInsets.bottom = inset
        if followsBottom {
            scrollToBottom(animated: false)
        }
    }

    // MARK: Set-up

    private func configureNavigation() {
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.titleView = titleView
        titleView.onTap = { [weak self] in self?.showParticipant() }

        let menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] completion in
                completion(self?.makeMenuElements() ?? [])
            }
        ])
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
        more.accessibilityIdentifier = "chat.more"
        more.accessibilityLabel = "More"
        navigationItem.rightBarButtonItem = more
    }

    private func configureViews() {
        collectionView.delegate = self
        collectionView.allowsSelection = false
        collectionView.alwaysBounceVertical = true
        collectionView.keyboardDismissMode = .interactive
        collectionView.accessibilityIdentifier = "chat.messages"
        refreshControl.accessibilityIdentifier = "chat.refresh"
        refreshControl.addAction(UIAction { [weak self] _ in self?.loadOlderMessages() }, for: .valueChanged)

        for subview in [collectionView, inputBar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func configureInputBar() {
        inputBar.onSend = { [weak self] text in self?.send(text) }
        inputBar.onCancelReply = { [weak self] in self?.replyTarget = nil }

        let edge = UIScrollEdgeElementContainerInteraction()
        edge.scrollView = collectionView
        edge.edge = .bottom
        inputBar.addInteraction(edge)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(56))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 6
            section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 12, bottom: 3, trailing: 12)
            if case .day? = self?.dataSource.sectionIdentifier(for: index) {
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1),
                            heightDimension: .estimated(36)
                        ),
                        elementKind: UICollectionView.elementKindSectionHeader,
                        alignment: .top
                    )
                ]
            }
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<ChatSection, ChatItem> {
        let messageCell = UICollectionView.CellRegistration<MessageCell, Message.ID> { [weak self] cell, _, id in
            guard let self, let message = self.message(for: id) else { return }
            let quoted = message.replyToID.flatMap { self.message(for: $0) }
            cell.configure(with: message, quotedText: quoted?.text)
        }
        let typingCell = UICollectionView.CellRegistration<TypingIndicatorCell, ChatItem> { _, _, _ in }
        let dateHeader = UICollectionView.SupplementaryRegistration<DateSeparatorView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            if case .day(let day)? = self?.dataSource.sectionIdentifier(for: indexPath.section) {
                view.configure(with: day)
            }
        }

        let dataSource = UICollectionViewDiffableDataSource<ChatSection, ChatItem>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            switch item {
            case .message(let id):
                return collectionView.dequeueConfiguredReusableCell(using: messageCell, for: indexPath, item: id)
            case .typing:
                return collectionView.dequeueConfiguredReusableCell(using: typingCell, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: dateHeader, for: indexPath)
        }
        return dataSource
    }
}

// MARK: - Content

extension ChatViewController {
    fileprivate var isNearBottom: Bool {
        let visibleBottom =
            collectionView.contentOffset.y + collectionView.bounds.height
            - collectionView.adjustedContentInset.bottom
        return visibleBottom > collectionView.contentSize.height - 80
    }

    fileprivate func message(for id: Message.ID) -> Message? {
        messages.first { $0.id == id }
    }

    fileprivate func applySnapshot(
        reconfiguring ids: [Message.ID] = [], animated: Bool, completion: (() -> Void)? = nil
    ) {
        var snapshot = Snapshot()
        for message in messages {
            let section = ChatSection.day(Calendar.current.startOfDay(for: message.sentAt))
            if snapshot.indexOfSection(section) == nil {
                snapshot.appendSections([section])
            }
            snapshot.appendItems([.message(message.id)], toSection: section)
        }
        if isTyping {
            snapshot.appendSections([.typing])
            snapshot.appendItems([.typing], toSection: .typing)
        }
        snapshot.reconfigureItems(ids.map(ChatItem.message))
        dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
        updateEmptyState()
        updateRefreshControl()
    }

    fileprivate func updateEmptyState() {
        guard messages.isEmpty else {
            collectionView.backgroundView = nil
            return
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "bubble.left.and.bubble.right")
        configuration.text = "No Messages Yet"
        configuration.secondaryText = "Say hello to \(service.participant.name)."
        let view = UIContentUnavailableView(configuration: configuration)
        view.accessibilityIdentifier = "chat.empty"
        collectionView.backgroundView = view
    }

    fileprivate func updateRefreshControl() {
        let wanted = hasOlderMessages ? refreshControl : nil
        if collectionView.refreshControl !== wanted {
            collectionView.refreshControl = wanted
        }
    }

    fileprivate func scrollToBottom(animated: Bool) {
        guard let last = dataSource.snapshot().itemIdentifiers.last,
            let indexPath = dataSource.indexPath(for: last)
        else { return }
        collectionView.scrollToItem(at: indexPath, at: .bottom, animated: animated)
    }

    fileprivate func handle(_ event: ConversationEvent) {
        let followsBottom = isNearBottom
        switch event {
        case .typing(let isTyping):
            self.isTyping = isTyping
            titleView.setStatus(isTyping ? "Typing…" : service.participant.status)
            applySnapshot(animated: true)
        case .received(let message):
            messages.append(message)
            applySnapshot(animated: true)
            UIAccessibility.post(notification: .announcement, argument: message.text)
        case .delivered(let id):
            guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
            messages[index].delivery = .delivered
            applySnapshot(reconfiguring: [id], animated: false)
        case .statusChanged(let status):
            titleView.setStatus(status)
        }
        if followsBottom {
            scrollToBottom(animated: true)
        }
    }

    fileprivate func send(_ text: String) {
        messages.append(service.send(text, replyingTo: replyTarget?.id))
        replyTarget = nil
        applySnapshot(animated: true)
        scrollToBottom(animated: true)
    }

    fileprivate func loadOlderMessages() {
        guard hasOlderMessages else {
            refreshControl.endRefreshing()
            return
        }
        service.loadPage(before: messages.first?.id) { [weak self] page in
            self?.prepend(page)
        }
    }

    /// Adds older messages at the top while what is on screen stays where it is.
    fileprivate func prepend(_ page: MessagePage) {
        refreshControl.endRefreshing()
        let distanceFromBottom = collectionView.contentSize.height - collectionView.contentOffset.y
        messages.insert(contentsOf: page.messages, at: 0)
        hasOlderMessages = page.hasMore
        applySnapshot(animated: false) { [weak self] in
            guard let self else { return }
            collectionView.layoutIfNeeded()
            collectionView.contentOffset.y = collectionView.contentSize.height - distanceFromBottom
        }
    }
}

// MARK: - Menus and alerts

extension ChatViewController {
    fileprivate func makeMenuElements() -> [UIMenuElement] {
        let mute = UIAction(
            title: "Mute",
            image: UIImage(systemName: "bell.slash"),
            state: isMuted ? .on : .off
        ) { [weak self] _ in
            self?.isMuted.toggle()
        }
        mute.accessibilityIdentifier = "chat.more.mute"
        let clear = UIAction(
            title: "Clear Conversation",
            image: UIImage(systemName: "trash"),
            attributes: messages.isEmpty ? [.destructive, .disabled] : .destructive
        ) { [weak self] _ in
            self?.confirm(title: "Clear this conversation?", actionTitle: "Clear", identifier: "chat.clear.confirm") {
                self?.clearConversation()
            }
        }
        clear.accessibilityIdentifier = "chat.more.clear"
        return [mute, UIMenu(options: .displayInline, children: [clear])]
    }

    fileprivate func confirm(
        title: String, actionTitle: String, identifier: String, handler: @escaping @MainActor () -> Void
    ) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: actionTitle, style: .destructive) { _ in handler() }
        action.accessibilityIdentifier = identifier
        alert.addAction(action)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    fileprivate func showParticipant() {
        let participant = service.participant
        let alert = UIAlertController(title: participant.name, message: participant.status, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    fileprivate func clearConversation() {
        service.deleteAll()
        messages.removeAll()
        hasOlderMessages = false
        replyTarget = nil
        applySnapshot(animated: true)
    }

    fileprivate func deleteMessage(_ id: Message.ID) {
        service.delete(id)
        messages.removeAll { $0.id == id }
        if replyTarget?.id == id {
            replyTarget = nil
        }
        let replies = messages.filter { $0.replyToID == id }.map(\.id)
        applySnapshot(reconfiguring: replies, animated: true)
    }

    fileprivate func reply(to message: Message) {
        replyTarget = message
        inputBar.focus()
    }
}

// MARK: - UICollectionViewDelegate

extension ChatViewController: UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first,
            case .message(let id)? = dataSource.itemIdentifier(for: indexPath),
            let message = self.message(for: id)
        else { return nil }

        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = message.text
            }
            copy.accessibilityIdentifier = "chat.message.copy"
            let reply = UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { _ in
                self?.reply(to: message)
            }
            reply.accessibilityIdentifier = "chat.message.reply"
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.confirm(title: "Delete this message?", actionTitle: "Delete", identifier: "chat.delete.confirm") {
                    self?.deleteMessage(message.id)
                }
            }
            delete.accessibilityIdentifier = "chat.message.delete"
            return UIMenu(children: [copy, reply, delete])
        })
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let cell = collectionView.cellForItem(at: indexPath) as? MessageCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(
            roundedRect: cell.bubbleView.bounds,
            cornerRadius: cell.bubbleView.layer.cornerRadius
        )
        return UITargetedPreview(view: cell.bubbleView, parameters: parameters)
    }
}
