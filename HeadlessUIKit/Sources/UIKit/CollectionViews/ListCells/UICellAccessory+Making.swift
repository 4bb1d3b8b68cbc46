extension UICellAccessory {
    /// A chevron that indicates more content behind a tap.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.common)
    }

    /// A chevron that opens and closes the items below this one. The app handles it: section snapshots do not expand on
    /// a tap here.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let placement: Placement =
            options.style == .header ? .trailing(displayed: displayed) : .leading(displayed: displayed)
        return UICellAccessory(.outlineDisclosure, placement, options.common, actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, .trailing(displayed: displayed), options.common)
    }

    /// A round button with a minus.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, .leading(displayed: displayed), options.common, actionHandler)
    }

    /// A round button with a plus.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, .leading(displayed: displayed), options.common, actionHandler)
    }

    /// Three lines for reordering. Only displayed: a drag on it has no effect.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, .trailing(displayed: displayed), options.common)
    }

    /// A circle that is checked while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, .leading(displayed: displayed), options.common)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var common = options.common
        common.text = text
        return UICellAccessory(.label, .trailing(displayed: displayed), common)
    }

    /// A round button with an "i".
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, .trailing(displayed: displayed), options.common, actionHandler)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(.customView(configuration.customView), configuration.placement, configuration.common)
    }

    private init(
        _ type: AccessoryType, _ placement: Placement, _ options: Options, _ action: ActionHandler? = nil
    ) {
        accessoryType = type
        self.placement = placement
        var options = options
        options.action = action
        self.options = options
    }
}
