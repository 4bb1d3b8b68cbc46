// Joins the page and its stage: messages come in and are shown, and what the reader does goes out.

import { Connection } from "./connection.js";
import { Finger } from "./finger.js";
import { OptionGroup } from "./panel.js";
import { Picture } from "./picture.js";
import { copy, showCode } from "./code.js";

const $ = (id) => document.getElementById(id);

const picture = new Picture($("picture"));
const connection = new Connection({ opened, message, closed });
const send = (verb, fields) => connection.send(verb, fields);
const set = (name, value) => send("set", { name, value });

const groups = [
  new OptionGroup($("presentation"), set),
  new OptionGroup($("options"), set, { reset: () => send("reset"), isCode: true }),
  new OptionGroup($("settings"), set),
];
new Finger(
  { device: $("device"), picture: $("picture"), mark: $("finger"), keys: $("keys") },
  (x, y) => picture.point(x, y), send);

let panel = null;

function opened() {
  $("notice").hidden = true;
  send("open", { link: panel?.link ?? location.search.slice(1) });
}

function message({ frame, refused }) {
  if (refused) console.warn(refused);
  if (!frame) return;
  if (frame.isNew) picture.clear();
  picture.apply(frame.changes);
  if (frame.panel) show(frame.panel);
  document.documentElement.dataset.frame = frame.number;
  requestAnimationFrame(() => send("drawn", { frame: frame.number }));
}

function closed(reason) {
  $("notice").hidden = false;
  $("again").hidden = false;
  $("present").disabled = true;
  $("notice-text").textContent = reason === "full"
    ? `All ${connection.seatCount} stages are taken. Close another window and start again.`
    : "The stage has ended.";
}

function show(next) {
  panel = next;
  history.replaceState(null, "", "?" + panel.link);
  $("hint").textContent = panel.hint;
  showCode($("code"), panel.code);
  const [presentation, options, settings] = panel.groups;
  groups[0].show(presentation);
  groups[1].show(options);
  groups[2].show({ ...settings, options: settings.options.filter((option) => option.name !== "speed") });
  showSpeed(settings.options.find((option) => option.name === "speed"));
  $("present").disabled = false;
  $("present").textContent = panel.isPresenting ? panel.endTitle : panel.beginTitle;
  $("pause").setAttribute("aria-pressed", panel.isPaused);
  $("step").disabled = !panel.isPaused;
}

function showSpeed({ choices, value }) {
  const select = $("speed");
  if (select.options.length === 0) select.append(...choices.map((choice) => new Option(choice.title, choice.value)));
  select.value = value;
}

const orientations = ["portrait", "landscapeLeft"];

$("present").onclick = () => send(panel.isPresenting ? "dismiss" : "present");
$("rotate").onclick = () => {
  const now = panel.groups[2].options.find((option) => option.name === "orientation").value;
  set("orientation", orientations[now === "portrait" ? 1 : 0]);
};
$("pause").onclick = () => send("pause", { on: !panel.isPaused });
$("step").onclick = () => send("step");
$("speed").onchange = () => set("speed", $("speed").value);
$("copy-code").onclick = () => copy($("copy-code"), panel.code);
$("copy-link").onclick = () => copy($("copy-link"), location.href);
$("again").onclick = () => connection.open();
