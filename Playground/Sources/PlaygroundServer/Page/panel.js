// What can be turned: a row for each option, with its default marked.

const element = (name, attributes = {}, ...children) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in node) node[key] = value; else node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
};

/** One group of options, kept up to date. Rows stay as long as their options do, so that the focus stays as well. */
export class OptionGroup {
  /**
   * @param {Element} place
   * @param {(name: string, value: string) => void} set
   * @param {{reset?: () => void, isCode?: boolean}} settings
   */
  constructor(place, set, { reset, isCode = false } = {}) {
    this.set = set;
    this.isCode = isCode;
    this.rows = new Map();
    this.title = element("h2");
    this.reset = element("button", { type: "button", textContent: "Reset", hidden: true, onclick: reset });
    this.body = element("div", { className: "group", role: "group" },
      element("div", { className: "head" }, this.title, this.reset));
    this.title.id = `${place.id}-title`;
    this.body.setAttribute("aria-labelledby", this.title.id);
    place.append(this.body);
    this.hasReset = Boolean(reset);
  }

  show({ title, options }) {
    this.title.textContent = title;
    this.reset.hidden = !this.hasReset || options.every((option) => option.value === option.defaultValue);
    const names = new Set(options.map((option) => option.name));
    for (const [name, row] of this.rows) {
      if (names.has(name)) continue;
      row.node.remove();
      this.rows.delete(name);
    }
    for (const option of options) {
      let row = this.rows.get(option.name);
      const shape = JSON.stringify([option.title, option.choices, option.minimum, option.maximum]);
      if (row?.shape !== shape) {
        const fresh = this.row(option, shape);
        if (row) row.node.replaceWith(fresh.node);
        row = fresh;
        this.rows.set(option.name, row);
      }
      this.body.append(row.node.parentNode ? "" : row.node);
      row.show(option);
    }
    this.keepOrder(options);
  }

  keepOrder(options) {
    let last = this.body.firstElementChild;
    for (const { name } of options) {
      const { node } = this.rows.get(name);
      if (last.nextElementSibling !== node) last.after(node);
      last = node;
    }
  }

  row(option, shape) {
    const id = `option-${option.name}`;
    const set = (value) => this.set(option.name, value);
    const control = option.name === "style" ? kinds(option, id, set) : controlOf(option, id, set);
    const label = element("label", { htmlFor: id }, ...breakable(option.title));
    const note = element("span", { className: "default" });
    const back = element("button", { type: "button", className: "default", hidden: true });
    const node = element("div", { className: "row" }, element("div", { className: "name" }, label, note, back), control.node);
    node.classList.toggle("wide", option.name === "style" || (this.isCode && Boolean(option.choices)));
    node.classList.toggle("code-name", this.isCode);
    const show = ({ value, defaultValue, choices }) => {
      const isChanged = value !== defaultValue;
      const name = choices?.find((choice) => choice.value === defaultValue)?.title ?? spoken(defaultValue);
      node.classList.toggle("changed", isChanged && option.name !== "style");
      note.hidden = isChanged || option.name === "style";
      note.textContent = "default";
      back.hidden = !isChanged || option.name === "style";
      back.textContent = `↺ ${name}`;
      back.title = "Reset to the default";
      back.setAttribute("aria-label", `${option.title}: reset to the default, ${name}`);
      back.onclick = () => set(defaultValue);
      control.show(value, defaultValue);
    };
    return { node, show, shape };
  }
}

/** A name in code may be broken before a capital letter. */
const breakable = (name) => name.split(/(?=[A-Z])/).flatMap((part, index) => (index ? [element("wbr"), part] : [part]));

const spoken = (value) => ({ true: "on", false: "off" })[value] ?? value;

function controlOf(option, id, set) {
  if (option.choices) return choice(option, id, set);
  if (option.step !== undefined) return points(option, id, set);
  const node = element("input", { type: "checkbox", id, role: "switch", onchange: () => set(String(node.checked)) });
  return { node, show: (value) => { node.checked = value === "true"; } };
}

function choice(option, id, set) {
  const node = element("select", { id, onchange: () => set(node.value) });
  const items = option.choices.map(({ value, title }) => element("option", { value, textContent: title }));
  node.append(...items);
  const show = (value, defaultValue) => {
    node.value = value;
    // Beside the one that is chosen the row says it.
    option.choices.forEach((choice, index) => {
      const isMarked = choice.value === defaultValue && value !== defaultValue;
      items[index].textContent = isMarked ? `${choice.title} (default)` : choice.title;
    });
  };
  return { node, show };
}

function points(option, id, set) {
  const attributes = { min: option.minimum, max: option.maximum, step: option.step };
  const slider = element("input", { type: "range", id, ...attributes, oninput: () => set(slider.value) });
  const field = element("input", {
    type: "number", ...attributes, "aria-label": `${option.title}, in points`,
    onchange: () => set(String(Math.min(option.maximum, Math.max(option.minimum, Math.round(Number(field.value)))))),
  });
  const node = element("div", { className: "points" }, slider, field);
  const show = (value) => {
    if (document.activeElement !== slider || slider.value !== value) slider.value = value;
    field.value = value;
  };
  return { node, show };
}

/** The styles, as buttons of which one is pressed. */
function kinds(option, id, set) {
  const node = element("fieldset", { className: "kinds", id }, element("legend", { className: "visually-hidden", textContent: option.title }));
  const inputs = option.choices.map(({ value, title }) => {
    const input = element("input", { type: "radio", name: id, value, onchange: () => set(value) });
    node.append(element("label", {}, input, element("span", { textContent: title })));
    return input;
  });
  return { node, show: (value) => { for (const input of inputs) input.checked = input.value === value; } };
}
