extension BrowserPage {
    /// The rules of the filters and of the viewer, which need the script.
    static let filterStyleSheet = #"""
        .bar {
          position: sticky; top: 0; z-index: 3; display: none; flex-wrap: wrap; gap: 8px 12px; align-items: center;
          margin: 0 -16px; padding: 10px 16px; background: color-mix(in srgb, var(--page) 88%, transparent);
          backdrop-filter: saturate(1.6) blur(14px); border-bottom: 1px solid var(--line);
        }
        .scripted .bar { display: flex; }
        .search { flex: 1 1 90px; max-width: 200px; }
        .search span, .menu legend {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .search input {
          width: 100%; padding: 6px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel);
        }
        .menus { display: flex; flex-wrap: wrap; gap: 6px; }
        .menu { position: relative; }
        .menu summary, .toggle {
          padding: 5px 11px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel);
          cursor: pointer; font-size: 13.5px; white-space: nowrap; list-style: none;
        }
        .menu summary::-webkit-details-marker { display: none; }
        .menu summary::after { content: " ▾"; color: var(--secondary); }
        .chosen {
          display: inline-block; max-width: 17ch; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom;
        }
        .menu[open] summary { border-color: var(--accent); }
        .menu.active summary, .toggle.active {
          background: var(--accent); border-color: var(--accent); color: var(--on-accent);
        }
        .menu.active summary::after { color: inherit; }
        .menu fieldset {
          position: absolute; top: calc(100% + 6px); left: 0; min-width: 250px; max-width: calc(100vw - 32px);
          padding: 6px; background: var(--panel); border: 1px solid var(--line); border-radius: 12px;
          box-shadow: 0 10px 30px rgb(0 0 0 / .22);
        }
        .menu label {
          display: flex; gap: 8px; align-items: center; padding: 5px 8px; border-radius: 7px; cursor: pointer;
          font-size: 14px;
        }
        .menu label:hover { background: var(--field); }
        .menu label small {
          margin-left: auto; padding-left: 16px; color: var(--secondary); font-variant-numeric: tabular-nums;
        }
        .menu label.none { color: var(--secondary); }
        .menu input { accent-color: var(--accent); margin: 0; width: 16px; height: 16px; }
        .result {
          display: flex; gap: 10px; align-items: center; margin-left: auto; font-size: 13px; white-space: nowrap;
          color: var(--secondary);
        }
        .clear {
          padding: 3px 10px; font-size: 13px; border: 0; border-radius: 8px; background: var(--field); cursor: pointer;
        }
        .toggle { display: none; }
        #nothing { padding: 60px 0; text-align: center; color: var(--secondary); }
        @media (max-width: 899px) {
          .toggle { display: block; }
          .menus { display: none; order: 3; width: 100%; }
          .menus.open { display: flex; }
          .menu { position: static; }
          .menu fieldset { left: 16px; right: 16px; top: calc(100% - 4px); max-height: 60vh; overflow-y: auto; }
        }
        @media (min-width: 1180px) { .bar { margin: 0 -28px; padding: 10px 28px; } }

        dialog {
          width: 100%; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 16px; border: 0;
          background: var(--page); color: var(--text);
        }
        dialog[open] { display: grid; grid-template-rows: minmax(0, 1fr) auto; gap: 12px; }
        dialog img { width: 100%; height: 100%; object-fit: contain; }
        dialog div { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: center; }
        dialog form { position: absolute; top: 12px; right: 12px; }
        dialog p { text-align: center; font-size: 14px; }
        dialog span { color: var(--secondary); }
        dialog button {
          min-width: 40px; height: 36px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel);
          cursor: pointer; font-size: 17px;
        }
        """#
}
