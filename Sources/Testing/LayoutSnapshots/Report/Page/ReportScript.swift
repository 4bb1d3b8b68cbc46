/// The page's only script: the filters, and the edge between two pictures.
enum ReportScript {
    static let text: HTML = """
        (() => {
          const form = document.getElementById('filters');
          const cards = [...document.querySelectorAll('.card')];
          const sections = [...document.querySelectorAll('section')];
          const shown = document.getElementById('shown');

          const filter = () => {
            const wish = new FormData(form);
            const agrees = (name, values) => !wish.get(name) || values.includes(wish.get(name));
            const words = (wish.get('search') || '').toLowerCase().split(/\\s+/);
            let count = 0;
            for (const card of cards) {
              const data = card.dataset;
              const isWished = words.every(word => data.name.toLowerCase().includes(word))
                && agrees('verdict', [data.verdict]) && agrees('style', [data.style])
                && agrees('device', [data.device]) && agrees('variant', data.variants.split(' '));
              card.hidden = !isWished;
              if (isWished) count += 1;
            }
            for (const section of sections) {
              section.hidden = !section.querySelector('.card:not([hidden])');
            }
            const noun = cards.length === 1 ? ' layout' : ' layouts';
            shown.textContent = (count === cards.length ? count : count + ' of ' + cards.length) + noun;
          };

          form.hidden = false;
          form.addEventListener('input', filter);
          form.addEventListener('submit', event => event.preventDefault());
          filter();

          for (const overlay of document.querySelectorAll('.overlay')) {
            const slider = overlay.querySelector('input');
            const move = () => overlay.style.setProperty('--edge', slider.value + '%');
            slider.addEventListener('input', move);
            overlay.hidden = false;
            move();
          }
        })();
        """
}
