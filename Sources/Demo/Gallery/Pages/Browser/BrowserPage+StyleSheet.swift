extension BrowserPage {
    static let styleSheet = #"""
        :root {
          color-scheme: light dark;
          --text: #1d1d1f; --secondary: #68686d; --accent: #4b49c9; --on-accent: #fff; --page: #f5f5f7; --panel: #fff;
          --field: #ececf1; --code: #f5f5f8; --line: #dcdce1; --shadow: 0 1px 3px rgb(0 0 0 / .08);
          --keyword: #a3369a; --type: #2f6380; --string: #b3261e; --number: #272ad8; --comment: #5d6c79;
          --mono: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", Consolas, monospace;
          --bar: 60px;
          font: 15px/1.5 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", Roboto, "Helvetica Neue",
            Arial, sans-serif;
          color: var(--text); background: var(--page);
          scroll-padding-top: calc(var(--bar) + 16px);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --text: #f5f5f7; --secondary: #a1a1a6; --accent: #9d9bff; --on-accent: #0b0b1e; --page: #18181b;
            --panel: #2b2b30; --field: #3a3a40; --code: #1f1f23; --line: #45454c; --shadow: none;
            --keyword: #ff7ab2; --type: #6bdfff; --string: #ff8a7a; --number: #d9c97c; --comment: #9aa6b2;
          }
        }
        @media (prefers-contrast: more) { :root { --secondary: var(--text); --line: var(--text); } }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }

        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; }
        a { color: var(--accent); }
        code, pre { font-family: var(--mono); font-size: 12.5px; }
        h1, h2, h3, p, ol, figure, fieldset { margin: 0; padding: 0; border: 0; }
        button, input { font: inherit; color: inherit; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
        #pictures:focus { outline: none; }
        .skip { position: absolute; left: -999px; z-index: 9; padding: 8px 12px; background: var(--panel); }
        .skip:focus { left: 8px; top: 8px; }

        /* The table of contents: a row of links, and a column that stays in sight where there is room. */
        .contents { padding: 12px 16px 0; font-size: 14px; }
        .contents > p { font-weight: 700; font-size: 16px; }
        .contents ol { list-style: none; }
        .contents > ol { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
        .contents ol ol { display: none; }
        .contents a { color: inherit; text-decoration: none; }
        .contents > ol > li > a {
          display: block; padding: 4px 10px; border-radius: 14px; background: var(--panel); box-shadow: var(--shadow);
        }

        main { padding: 0 16px 48px; max-width: 1840px; }
        header { display: flex; flex-wrap: wrap; gap: 24px 40px; align-items: center; padding: 20px 0 24px; }
        header > div:first-child { flex: 1 1 300px; max-width: 640px; }
        h1 { font-size: 40px; line-height: 1.1; letter-spacing: -.02em; margin-bottom: 12px; }
        .hint { margin-top: 8px; font-size: 13px; color: var(--secondary); }
        .hint code { font-size: 12px; overflow-wrap: anywhere; }
        .heroes { display: flex; gap: 12px; }
        .heroes a { flex: 0 1 auto; min-width: 0; }
        .heroes img { display: block; max-width: 100%; height: auto; }

        section { padding-top: 28px; }
        h2 { font-size: 26px; letter-spacing: -.01em; line-height: 1.2; }
        .sentence { max-width: 720px; margin: 6px 0 16px; color: var(--secondary); }
        article {
          display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px 28px; padding: 20px; margin-bottom: 16px;
          background: var(--panel); border-radius: 16px; box-shadow: var(--shadow);
        }
        article:target { outline: 2px solid var(--accent); }
        h3 { font-size: 18px; line-height: 1.3; margin-bottom: 4px; }
        h3 a { color: inherit; text-decoration: none; }
        h3 a:hover::after { content: " #"; color: var(--secondary); }
        .types { font-size: 13px; color: var(--secondary); margin-bottom: 6px; }
        .code { position: relative; margin-top: 12px; }
        pre { margin: 0; padding: 12px 14px; background: var(--code); border-radius: 10px; line-height: 1.55; }
        pre code { font-size: 12px; }
        .scripted pre::before { content: ""; float: right; width: 52px; height: 20px; }
        .line {
          display: block; white-space: pre-wrap; overflow-wrap: anywhere;
          padding-left: calc((var(--i, 0) + 2) * 1ch); text-indent: calc((var(--i, 0) + 2) * -1ch);
        }
        .i4 { --i: 4; } .i8 { --i: 8; } .i12 { --i: 12; } .i16 { --i: 16; }
        pre b { font-weight: inherit; }
        /* A long name goes to the next line as a whole, and breaks between its words where a line is too short. */
        pre i { display: inline-block; font-style: inherit; text-indent: 0; vertical-align: top; }
        .keyword { color: var(--keyword); } .type { color: var(--type); } .string { color: var(--string); }
        .number { color: var(--number); } .comment { color: var(--comment); }
        .copy {
          position: absolute; top: 6px; right: 6px; padding: 1px 9px; font-size: 12px; cursor: pointer;
          color: var(--secondary); background: var(--panel); border: 1px solid var(--line); border-radius: 7px;
          opacity: .75;
        }
        .code:hover .copy, .copy:focus-visible { opacity: 1; }

        .pictures { display: flex; flex-wrap: wrap; gap: 18px 16px; align-items: flex-start; align-content: flex-start; }
        figure { width: min-content; max-width: 100%; }
        figure a { display: block; border-radius: 12px; cursor: zoom-in; }
        figure img { display: block; height: auto; }
        figure[data-picture="filmstrip"] { width: 100%; }
        figure[data-picture="filmstrip"] img { width: 100%; }
        figcaption { margin-top: 6px; font-size: 12px; line-height: 1.35; color: var(--secondary); text-align: center; }
        figcaption code { font-size: 11px; overflow-wrap: anywhere; }
        @media (max-width: 520px) {
          article { padding: 16px; }
          figure { width: calc(50% - 8px); }
          figure[data-orientation="landscape"], figure[data-orientation="split"] { width: 100%; }
          figure img { width: 100%; }
        }
        footer { padding-top: 24px; color: var(--secondary); font-size: 13px; max-width: 720px; }

        @media (min-width: 900px) {
          article { grid-template-columns: minmax(280px, 11fr) minmax(0, 19fr); }
          .words { align-self: start; }
        }
        @media (min-width: 900px) and (min-height: 700px) {
          .words { position: sticky; top: calc(var(--bar) + 16px); }
        }
        @media (min-width: 1180px) {
          body { display: grid; grid-template-columns: 232px minmax(0, 1fr); }
          .contents {
            position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 20px 8px 40px 20px; font-size: 13px;
            border-right: 1px solid var(--line); scrollbar-width: thin; scrollbar-color: var(--line) transparent;
          }
          .contents > ol { display: block; }
          .contents ol ol { display: block; margin-bottom: 12px; }
          .contents > ol > li > a {
            padding: 4px 8px; background: none; box-shadow: none; font-weight: 600; font-size: 14px;
          }
          .contents ol ol a { display: block; padding: 2px 8px; border-radius: 6px; color: var(--secondary); }
          .contents ol ol a:hover { color: var(--text); }
          .contents a[aria-current] { color: var(--accent); background: var(--field); font-weight: 600; }
          main { padding: 0 28px 64px; }
        }

        """# + filterStyleSheet
}
