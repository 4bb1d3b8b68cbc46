extension UICellAccessory {
    /// A chevron: a tap leads to more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.common)
    }

    /// A chevron that opens and closes the items below this one. Its action is the app's: there are no section snapshots that
    /// a tap would expand.
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

    /// Three lines at which a cell is taken to another place. Shown only: a drag on it does nothing.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, .trailing(displayed: displayed), options.common)
    }

    /// A circle that is ticked while the cell is selected.
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
