// The Swift beside the device, in colours.

const token = /(\b(?:let|true|false|nil)\b)|(\b[A-Z]\w*\b)|(\b\d+(?:\.\d+)?\b)/g;

export function showCode(node, code) {
  if (node.textContent === code) return;
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    const span = document.createElement("span");
    span.className = match[1] ? "keyword" : match[2] ? "type" : "number";
    span.textContent = match[0];
    parts.push(code.slice(end, match.index), span);
    end = match.index + match[0].length;
  }
  node.replaceChildren(...parts, code.slice(end));
}

/** Puts words on the clipboard, and says so on the button. */
export async function copy(button, words) {
  const title = button.dataset.title ??= button.textContent;
  try {
    await navigator.clipboard.writeText(words);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not allowed";
  }
  setTimeout(() => { button.textContent = title; }, 1500);
}
