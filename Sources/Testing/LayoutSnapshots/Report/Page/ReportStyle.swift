/// The style of the page, in light and dark appearance.
enum ReportStyle {
    static let sheet: HTML = """
        :root {
          color-scheme: light dark;
          --page: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d8d8dc; --code: #f5f5f7;
          --link: #1560c4; --before: #c8440c; --after: #1769d8;
          --bad: #b3261e; --bad-soft: #fdecea; --new: #1a6b3c; --new-soft: #e6f4ea; --old: #7a4f01; --old-soft: #fff3d6;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #161618; --card: #2a2a2d; --text: #f5f5f7; --quiet: #a1a1a6; --line: #3f3f43; --code: #1b1b1d;
            --link: #6cb2ff; --before: #ff9f5a; --after: #6cb2ff;
            --bad: #ffb4ab; --bad-soft: #4a1512; --new: #8fdba8; --new-soft: #10361f; --old: #f5c869; --old-soft: #3d2c05;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0 auto; padding: 32px clamp(12px, 3vw, 40px) 64px; max-width: 1500px;
          background: var(--page); color: var(--text);
          font: 15px/1.45 Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif;
        }
        a { color: var(--link); text-decoration: none; }
        a:hover { text-decoration: underline; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 6px; }
        h1 { margin: 0; font-size: 34px; letter-spacing: -0.02em; }
        h2 { margin: 40px 0 14px; font-size: 22px; letter-spacing: -0.01em; }
        h3 { margin: 0; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
        .summary { margin: 4px 0 0; color: var(--quiet); font-size: 17px; }
        .count { color: var(--quiet); font-weight: 400; }

        #filters {
          position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: end;
          margin: 20px -12px 0; padding: 12px;
          background: color-mix(in srgb, var(--page) 88%, transparent); backdrop-filter: blur(12px);
        }
        #filters label { display: grid; gap: 3px; flex: 0 1 auto; min-width: 0; }
        #filters label span { color: var(--quiet); font-size: 12px; }
        #filters .search { flex: 1 1 220px; }
        #filters input, #filters select {
          width: 100%; height: 36px; padding: 0 10px; border: 1px solid var(--line); border-radius: 9px;
          background: var(--card); color: var(--text); font: inherit;
        }
        #shown { flex: 0 0 auto; padding-bottom: 8px; color: var(--quiet); font-variant-numeric: tabular-nums; }

        .list { display: grid; gap: 18px; }
        .list .card {
          padding: 18px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); min-width: 0;
        }
        .badge {
          display: inline-block; margin-left: 4px; padding: 1px 9px; border-radius: 99px; vertical-align: 1px;
          font-size: 12px; font-weight: 600; background: var(--old-soft); color: var(--old);
        }
        .differs .badge, .missing .badge, .unreadable .badge { background: var(--bad-soft); color: var(--bad); }
        .recorded .badge, .changed .badge { background: var(--new-soft); color: var(--new); }
        .note { margin: 8px 0 0; color: var(--old); font-size: 13px; }
        pre {
          margin: 12px 0 0; padding: 12px 14px; overflow-x: auto; border-radius: 10px; background: var(--code);
          font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; tab-size: 4;
        }
        .pictures { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
        .pictures:not(:has(figure)) { display: none; }
        figure { margin: 16px 0 0; min-width: 0; }
        figure img { display: block; max-width: 100%; max-height: 500px; }
        /* It has a legend below, and is as large as the others without it. */
        .difference img { max-height: 527px; }
        figcaption { margin-top: 6px; text-align: center; color: var(--quiet); font-size: 13px; }
        figcaption .before { color: var(--before); }
        figcaption .after { color: var(--after); }

        .stack { position: relative; width: fit-content; }
        .stack .top { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--edge)); }
        .stack::after {
          content: ""; position: absolute; top: 0; bottom: 0; left: var(--edge); width: 2px; margin-left: -1px;
          background: var(--after); pointer-events: none;
        }
        .stack .edge {
          position: absolute; top: 50%; left: var(--edge); width: 26px; height: 26px; margin: -13px; border-radius: 50%;
          background: var(--after); box-shadow: 0 1px 4px #0006; pointer-events: none;
        }
        .stack .edge::before, .stack .edge::after {
          content: ""; position: absolute; top: 9px; width: 6px; height: 6px; rotate: 45deg; border: solid #fff;
        }
        .stack .edge::before { left: 7px; border-width: 0 0 2px 2px; }
        .stack .edge::after { right: 7px; border-width: 2px 2px 0 0; }
        .stack input {
          position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize;
        }
        .stack:focus-within { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 6px; }
        .overlay figcaption { display: flex; justify-content: space-between; }

        .grid { display: grid; gap: 22px 16px; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); }
        .grid .card { min-width: 0; }
        .grid img { display: block; width: 100%; height: 170px; object-fit: contain; object-position: bottom; }
        .grid h3 { margin-top: 8px; font-size: 12px; font-weight: 400; line-height: 1.3; text-align: center; }
        .grid pre { font-size: 11px; }
        .grid .note { font-size: 11px; text-align: center; }

        @media (max-width: 600px) {
          body { padding-top: 20px; }
          #filters { position: static; }
          #filters label { flex: 1 1 40%; }
          .pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
          .pictures figure { justify-self: center; }
          .list .card { padding: 14px; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; }
        }
        """
}
