extension BrowserPage {
    /// The rest of the script: copying code, the place in the table of contents, and the viewer.
    static let pictureScript = #"""


          for (const code of all(".code")) {
            const button = document.createElement("button");
            button.type = "button";
            button.className = "copy";
            button.textContent = "Copy";
            button.addEventListener("click", async () => {
              try {
                await navigator.clipboard.writeText(code.querySelector("code").textContent.trimEnd());
                button.textContent = "Copied";
              } catch {
                getSelection().selectAllChildren(code.querySelector("code"));
                button.textContent = "Selected";
              }
              setTimeout(() => { button.textContent = "Copy"; }, 1500);
            });
            code.append(button);
          }

          // The entry that is being read, in the table of contents.
          const contents = document.querySelector(".contents");
          const inSight = new Set();
          let current;
          const observer = new IntersectionObserver((changes) => {
            for (const { target, isIntersecting } of changes) {
              isIntersecting ? inSight.add(target) : inSight.delete(target);
            }
            const first = all("article").find((article) => inSight.has(article));
            const link = first && links.get(first.id);
            if (!link || link === current) return;
            current?.removeAttribute("aria-current");
            link.setAttribute("aria-current", "true");
            current = link;
            const [outer, inner] = [contents.getBoundingClientRect(), link.getBoundingClientRect()];
            if (inner.top < outer.top || inner.bottom > outer.bottom) {
              contents.scrollTop += inner.top - outer.top - outer.height / 3;
            }
          }, { rootMargin: "-80px 0px -60% 0px" });
          for (const article of all("article")) observer.observe(article);

          // The viewer: one picture large, and the arrow keys for the others on the page.
          const viewer = document.getElementById("viewer");
          const large = document.createElement("img");
          let shown;
          function show(picture) {
            const [image, link] = [picture.node.querySelector("img"), picture.node.querySelector("a")];
            shown = picture;
            large.src = link.href;
            large.alt = image.alt;
            viewer.querySelector("strong").textContent = picture.article.querySelector("h3").textContent;
            viewer.querySelector("span").textContent = picture.node.querySelector("figcaption").textContent;
            viewer.querySelector("a").href = link.href;
            if (!viewer.open) viewer.showModal();
          }
          function step(count) {
            const visible = pictures.filter((picture) => !picture.node.hidden);
            show(visible[(visible.indexOf(shown) + count + visible.length) % visible.length]);
          }
          for (const picture of pictures) {
            picture.node.querySelector("a").addEventListener("click", (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              show(picture);
            });
          }
          for (const button of all("[data-step]", viewer)) {
            button.addEventListener("click", () => step(Number(button.dataset.step)));
          }
          viewer.addEventListener("keydown", (event) => {
            if (event.key === "ArrowLeft") step(-1);
            if (event.key === "ArrowRight") step(1);
          });
          viewer.addEventListener("close", () => {
            large.removeAttribute("src");
            shown.node.querySelector("a").focus();
          });
          large.addEventListener("click", () => viewer.close());
          viewer.prepend(large);
        })();
        """#
}
