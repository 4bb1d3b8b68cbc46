extension BrowserPage {
    static let script = #"""
        "use strict";
        (() => {
          const all = (selector, node = document) => [...node.querySelectorAll(selector)];
          const bar = document.querySelector(".bar");
          const search = bar.elements.q;
          const menus = all(".menu").map((node) => ({
            node, key: node.dataset.property, boxes: all("input", node), chosen: new Set(),
          }));
          const pictures = all("figure").map((node) => {
            const article = node.closest("article");
            const words = article.querySelector(".words").textContent + node.textContent;
            return { node, article, words: words.toLowerCase() };
          });
          const links = new Map(all(".contents li a").map((a) => [a.hash.slice(1), a]));

          // Filters: within one property any of the chosen values, and all of the properties together.
          const fits = (picture, menu) => !menu.chosen.size || menu.chosen.has(picture.node.dataset[menu.key]);
          const matches = (picture, query, except) =>
            query.every((word) => picture.words.includes(word)) &&
            menus.every((menu) => menu === except || fits(picture, menu));

          function apply() {
            const query = search.value.toLowerCase().split(/\s+/).filter(Boolean);
            for (const picture of pictures) picture.node.hidden = !matches(picture, query);
            for (const box of [...all("article"), ...all("section")]) {
              box.hidden = !box.querySelector("figure:not([hidden])");
              const link = links.get(box.id);
              if (link) link.parentElement.hidden = box.hidden;
            }
            for (const menu of menus) {
              const others = pictures.filter((picture) => matches(picture, query, menu));
              for (const box of menu.boxes) {
                const count = others.filter((picture) => picture.node.dataset[menu.key] === box.value).length;
                box.checked = menu.chosen.has(box.value);
                box.parentElement.classList.toggle("none", !count);
                box.parentElement.querySelector("small").textContent = count;
              }
              const names = menu.boxes.filter((box) => box.checked)
                .map((box) => box.parentElement.querySelector("span").textContent);
              menu.node.classList.toggle("active", names.length > 0);
              menu.node.querySelector(".chosen").textContent =
                names.length > 1 ? `: ${names.length}` : names.length ? `: ${names[0]}` : "";
            }
            const count = pictures.filter((picture) => !picture.node.hidden).length;
            const chosen = menus.filter((menu) => menu.chosen.size).length;
            const isFiltered = chosen > 0 || query.length > 0;
            bar.querySelector("output").textContent =
              isFiltered ? `${count} of ${pictures.length}` : `${count} pictures`;
            bar.querySelector(".clear").hidden = !isFiltered;
            const toggle = bar.querySelector(".toggle");
            toggle.textContent = chosen ? `Filters: ${chosen}` : "Filters";
            toggle.classList.toggle("active", chosen > 0);
            document.querySelector(".heroes").hidden = isFiltered;
            document.getElementById("nothing").hidden = count > 0;
          }

          // The filters are in the address, so that a filtered page can be linked: ?style=card,popup&device=iPhone15
          function read() {
            const values = new URLSearchParams(location.search);
            search.value = values.get("q") ?? "";
            for (const menu of menus) {
              const known = new Set(menu.boxes.map((box) => box.value));
              menu.chosen = new Set((values.get(menu.key) ?? "").split(",").filter((value) => known.has(value)));
            }
            apply();
          }

          function change() {
            apply();
            const parts = menus.filter((menu) => menu.chosen.size)
              .map((menu) => `${menu.key}=${[...menu.chosen].map(encodeURIComponent).join(",")}`);
            if (search.value.trim()) parts.push(`q=${encodeURIComponent(search.value.trim())}`);
            const address = location.pathname + (parts.length ? "?" + parts.join("&") : "");
            // Some browsers refuse for files; the filters work all the same.
            try { history.replaceState(null, "", address); } catch {}
            // The first match, if the reader has scrolled past it.
            const pictures = document.getElementById("pictures");
            if (pictures.getBoundingClientRect().top < 0) pictures.scrollIntoView({ behavior: "instant" });
          }

          for (const menu of menus) {
            menu.node.addEventListener("change", ({ target }) => {
              target.checked ? menu.chosen.add(target.value) : menu.chosen.delete(target.value);
              change();
            });
          }
          search.addEventListener("input", change);
          bar.addEventListener("submit", (event) => event.preventDefault());
          for (const button of all(".clear")) {
            button.addEventListener("click", () => {
              search.value = "";
              for (const menu of menus) menu.chosen.clear();
              change();
              search.focus();
            });
          }
          const toggle = bar.querySelector(".toggle");
          toggle.addEventListener("click", () => {
            toggle.setAttribute("aria-expanded", document.getElementById("menus").classList.toggle("open"));
          });
          const close = () => menus.forEach((menu) => { menu.node.open = false; });
          document.addEventListener("click", ({ target }) => { if (!target.closest(".menu")) close(); });
          document.addEventListener("keydown", (event) => {
            if (event.key === "Escape") {
              const open = menus.find((menu) => menu.node.open);
              close();
              open?.node.querySelector("summary").focus();
            } else if (event.key === "/" && !event.target.matches("input")) {
              event.preventDefault();
              search.focus();
            }
          });
          addEventListener("popstate", read);
          read();
        """# + pictureScript
}
