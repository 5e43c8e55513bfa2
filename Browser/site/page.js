// Shows sources, list and article from the module's view models, and passes user actions to the module.
import { Module } from "./module.js";
import { failed as reasons, shows as kinds } from "./imports.js";
import { Network, decoderOf } from "./network.js";
import { READ, STARRED, keepStates, states } from "./states.js";
import { showSanitised } from "./content.js";

const STEP = 200;
/** The milliseconds after which a part of the feeds is shown while others are loading. */
const PAUSE = 1000;
const byID = (id) => document.getElementById(id);
const list = byID("item-list");

let module;
let network;
let words = {};
let feed;
/** The list: its number of rows, the rows created so far, and the selected one. */
let count = 0;
let rows = [];
let selected = -1;
/** The index and states of the open item; empty if none is open. */
let opened = {};
const pictures = new Map();
/** Runs until the next part is shown. */
let timer;

const word = (key) => words[key]?.before ?? "";
const around = (key, text) => (words[key]?.before ?? "") + text + (words[key]?.after ?? "");

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ""));
  return element;
}

// The functions that the module imports.

function functionsOf() {
  return (module) => ({
    load: (task, start, count, reloads) => {
      network.load(task, module.text(start, count), reloads !== 0,
        (bytes, url, charset) => module.call("did_load", task, bytes, url, charset),
        ({ reason, number, words }) => module.call("did_fail", task, reason, number, words));
    },
    load_picture: (task, start, count) => {
      network.loadPicture(task, module.text(start, count), (element) => {
        if (element) pictures.set(task, element);
        module.call("did_load_picture", task, element ? 1 : 0);
      });
    },
    cancel: (task) => network.cancel(task),
    now: () => Math.floor(Date.now() / 1000),
    seconds_ahead_of_utc: (seconds) => {
      const minutes = new Date(seconds * 1000).getTimezoneOffset();
      return Number.isNaN(minutes) ? 0 : -60 * minutes;
    },
    states: (start, count) => states(module.text(start, count)),
    keep_states: (start, count, value) => (keepStates(module.text(start, count), value) ? 1 : 0),
    open: (start, count) => { window.open(module.text(start, count), "_blank", "noopener,noreferrer"); },
    copy: (start, count) => { navigator.clipboard?.writeText(module.text(start, count)); },
    knows_encoding: (start, count) => (decoderOf(module.text(start, count)) ? 1 : 0),
    decode: (nameStart, nameCount, start, count, place) => {
      const text = decoderOf(module.text(nameStart, nameCount))?.decode(module.bytes(start, count)) ?? "";
      const bytes = new TextEncoder().encode(text);
      module.writePointer(place, module.copy(bytes));
      return bytes.length;
    },
  });
}

const shows = {
  [kinds.feed]: (viewModel) => showFeed(viewModel),
  [kinds.loading]: (viewModel) => {
    const view = byID("loading");
    view.hidden = !viewModel.isLoading;
    view.lastElementChild.textContent = [viewModel.message, viewModel.amount].filter(Boolean).join(" ");
    const progress = view.firstElementChild;
    if (viewModel.total > 1) {
      progress.max = viewModel.total;
      progress.value = viewModel.completed ?? 0;
    } else progress.removeAttribute("value");
    byID("refresh").disabled = Boolean(viewModel.isLoading);
    if (viewModel.isLoading) timer ??= setTimeout(showPart, PAUSE);
    else stopTimer();
  },
  [kinds.error]: (viewModel) => showError(viewModel.isNone ? undefined : viewModel),
  [kinds.picture]: (viewModel) => showPicture(viewModel),
  [kinds.list]: (viewModel) => showList(viewModel),
};

function stopTimer() {
  clearTimeout(timer);
  timer = undefined;
}

function showPart() {
  stopTimer();
  module.call("show_part");
}

// The feed.

function showFeed(viewModel) {
  feed = viewModel;
  pictures.clear();
  document.title = `${viewModel.title} — FeedHost`;
}

function showHeading(source) {
  const isWhole = !source || source.kind === "all";
  byID("feed-title").textContent = isWhole ? (feed?.title ?? "FeedHost") : source.title;
  byID("feed-facts").textContent = isWhole ? (feed?.itemCountWords ?? "") : "";
}

function showError(viewModel) {
  const view = byID("error");
  const [reasons, remedy, retry] = view.children;
  view.hidden = !viewModel;
  if (!viewModel) return reasons.replaceChildren();
  // Several feeds fail one by one, until the next load.
  reasons.append(make("p", {}, viewModel.message));
  remedy.textContent = viewModel.remedy ?? "";
  retry.textContent = viewModel.retry ?? "";
  retry.hidden = !viewModel.retry;
  retry.onclick = () => module.call("refresh");
}

function showSources() {
  const sources = module.ask("sources").sources ?? [];
  const view = byID("source-list");
  const focused = [...view.children].findIndex((element) => element.contains(document.activeElement));
  view.replaceChildren(...sources.map((source, place) => {
    const count = source.count ? `${source.count} ${source.kind === "starred" ? "" : word("reader.unread")}` : "";
    const button = make("button", { type: "button", "aria-current": source.isChosen ? "true" : undefined, class: `depth${source.depth} ${source.kind}${source.failure ? " failed" : ""}`, title: source.failure,
      "aria-label": [source.title, count, source.failure].filter(Boolean).join(", ") },
      make("span", { class: "name", dir: "auto" }, source.title), make("span", { class: "count" }, source.count ? String(source.count) : ""));
    button.onclick = () => {
      startList();
      module.call("choose", place);
      showPane("items");
    };
    return make("li", {}, button);
  }));
  view.children[focused]?.firstElementChild.focus({ preventScroll: true });
  showHeading(sources.find((source) => source.isChosen));
}

/** Begins another list, at its top. */
function startList() {
  rows = [];
  byID("items").scrollTop = 0;
}

function showList(viewModel) {
  const view = byID("items");
  const { scrollTop } = view;
  const before = rows.length;
  const wasAt = before > 0 ? list.children[selected]?.offsetTop : undefined;
  const hadFocus = list.contains(document.activeElement);
  for (const element of list.children) sight.unobserve(element);
  count = viewModel.count ?? 0;
  rows = [];
  selected = viewModel.row ?? -1;
  opened = { index: viewModel.opened };
  list.replaceChildren();
  while (showMore() && rows.length < Math.max(before, selected + 1));
  const element = list.children[selected];
  element?.classList.add("is-selected");
  // The selected item stays in its place.
  view.scrollTop = scrollTop + (element && wasAt !== undefined ? element.offsetTop - wasAt : 0);
  if (hadFocus) element?.querySelector("a").focus({ preventScroll: true });
  byID("nothing").hidden = !viewModel.nothing;
  byID("nothing").textContent = viewModel.nothing ?? "";
  showStates();
}

function showMore() {
  const more = module.ask("rows", rows.length, STEP).rows ?? [];
  for (const row of more) {
    const element = rowElement(row, rows.length);
    rows.push(row);
    list.append(element);
    if (row.hasPicture) sight.observe(element);
  }
  return more.length > 0;
}

function rowElement(row, place) {
  const date = row.date ? make("time", { datetime: row.machineDate }, row.date) : undefined;
  const element = make("li", { "data-index": row.index, "aria-current": row.index === opened.index ? "true" : undefined },
    make("span", { class: "unread", role: "img", "aria-label": word("reader.unread") }, "●"),
    row.hasPicture ? make("div", { class: "picture" }) : undefined,
    make("div", { class: "text" },
      make("a", { href: row.url ?? "#", class: "title", dir: "auto" }, row.title),
      row.excerpt && !row.isUntitled ? make("p", { class: "excerpt", dir: "auto" }, row.excerpt) : undefined,
      make("p", { class: "facts" }, row.facts && make("bdi", {}, row.facts), date,
        make("span", { class: "star", role: "img", "aria-label": word("reader.starred"), title: word("reader.starred") }, " ★"))));
  showStatesOf(element, row.states);
  element.onclick = (event) => {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return;
    event.preventDefault();
    select(place);
    open(row.index);
  };
  return element;
}

// Pictures are requested when a row comes into view, and cancelled when it leaves.

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const index = Number(entry.target.dataset.index);
    if (entry.isIntersecting) module.call("request_picture", index);
    else if (!entry.target.querySelector("img")) module.call("cancel_picture", index);
  }
}, { rootMargin: "200px 0px" });

new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting) && rows.length < count) showMore();
}, { rootMargin: "800px 0px" }).observe(byID("more"));

function showPicture(viewModel) {
  const places = [list.querySelector(`[data-index="${viewModel.index}"] .picture`),
    viewModel.index === opened.index ? byID("article").querySelector(".lead") : undefined];
  const picture = pictures.get(viewModel.picture);
  for (const place of places.filter(Boolean)) {
    const isLead = place.classList.contains("lead");
    place.classList.toggle("is-loading", Boolean(viewModel.isLoading));
    place.title = viewModel.words ?? "";
    if (picture) {
      const hadFocus = place.contains(document.activeElement);
      const image = picture.cloneNode();
      image.alt = isLead ? (viewModel.description ?? "") : "";
      place.replaceChildren(image);
      if (hadFocus) (place.closest("li")?.querySelector("a") ?? byID("article")).focus({ preventScroll: true });
    } else if (viewModel.shouldRetry) place.replaceChildren(retryButton(viewModel));
  }
}

function retryButton(viewModel) {
  const button = make("button", { type: "button", class: "retry", "aria-label": viewModel.words || word("retry") }, "↻");
  button.onclick = (event) => {
    event.stopPropagation();
    module.call("request_picture", viewModel.index);
  };
  return button;
}

// The article.

function open(index) {
  const article = module.ask("article", index);
  if (article.index === undefined) return;
  opened = { index, states: article.states };
  const place = byID("article").querySelector("article");
  place.lang = article.language ?? feed.language ?? "";
  place.dir = "auto";
  const content = make("div", { class: "content" });
  if (article.html) showSanitised(content, article.html, (url) => network.addressOf(url));
  for (const text of article.text?.split(/\n\s*\n/) ?? []) content.append(make("p", { dir: "auto" }, text));
  place.replaceChildren(
    make("h2", { id: "article-title", dir: "auto", ...(article.hidesTitle && { hidden: true }) }, article.title),
    make("p", { class: "facts" }, make("bdi", {}, article.facts ?? "")),
    ...(article.showsPicture ? [make("div", { class: "lead" })] : []),
    content,
    ...(article.player ? [make(article.player, { src: article.recording, controls: true, preload: "none", "aria-labelledby": "article-title" })] : []),
    ...(article.files?.length ? [make("ul", { class: "files" }, ...article.files.map((file) =>
      make("li", {}, file.url ? make("a", { href: file.url, target: "_blank", rel: "noopener noreferrer" }, file.label) : file.label)))] : []),
    ...(article.subjects ?? []).map((line) => make("p", { class: "facts" }, make("bdi", {}, line))));
  if (article.showsPicture) module.call("request_picture", index);
  byID("article").scrollTop = 0;
  byID("open").hidden = !article.url;
  if (article.url) byID("open").href = article.url;
  else byID("open").removeAttribute("href");
  showStates();
  for (const element of list.children) {
    if (Number(element.dataset.index) === index) element.setAttribute("aria-current", "true");
    else element.removeAttribute("aria-current");
  }
  showPane("article");
}

/** Updates the states of all rows and of the open item. */
function showStates() {
  const now = module.ask("states", 0, rows.length);
  (now.states ?? []).forEach((states, place) => {
    if (states === rows[place].states) return;
    rows[place].states = states;
    showStatesOf(list.children[place], states);
  });
  opened.states = now.opened;
  for (const [id, isSet, set, unset] of [["star", (opened.states & STARRED) !== 0, "★", "☆"], ["unread", (opened.states & READ) === 0, "●", "○"]]) {
    byID(id).setAttribute("aria-pressed", String(isSet));
    byID(id).textContent = isSet ? set : unset;
    byID(id).disabled = opened.index === undefined;
  }
  showSources();
}

function showStatesOf(element, states) {
  element.classList.toggle("is-read", (states & READ) !== 0);
  element.querySelector(".unread").hidden = (states & READ) !== 0;
  element.querySelector(".star").hidden = (states & STARRED) === 0;
}

function search() {
  startList();
  module.call("search", byID("search").value);
}

function toggle(bit) {
  const item = current();
  if (item?.index === undefined) return;
  module.call("set_states", bit, item.states & bit ? 0 : 1, item.index, item.index + 1);
  showStates();
}

function markAll() {
  module.call("mark_all");
  showStates();
}

// User actions.

function showPane(name) {
  document.body.dataset.pane = name;
  const place = { sources: byID("source-list").querySelector("[aria-current]"),
    items: list.children[selected]?.querySelector("a"), article: byID("article") }[name];
  place?.focus({ preventScroll: true });
}

function select(place) {
  if (count === 0) return;
  selected = Math.max(0, Math.min(place, count - 1));
  while (rows.length <= selected && showMore());
  for (const element of list.querySelectorAll(".is-selected")) element.classList.remove("is-selected");
  const element = list.children[selected];
  if (!element) return;
  module.call("select", rows[selected].index);
  element.classList.add("is-selected");
  element.scrollIntoView({ block: "nearest" });
  if (document.body.dataset.pane !== "article") element.querySelector("a").focus({ preventScroll: true });
}

function move(by) {
  select(selected + by);
  if (document.body.dataset.pane === "article" && rows[selected]) open(rows[selected].index);
}

function nextUnread() {
  const row = module.call("next_unread", selected) ?? -1;
  if (row < 0) return;
  select(row);
  open(rows[row].index);
}

const current = () => (document.body.dataset.pane === "article" ? opened : rows[selected]);
const keys = {
  j: ["reader.next-item", () => move(1)], k: ["reader.previous-item", () => move(-1)],
  g: ["reader.beginning", () => select(0)], G: ["reader.end", () => select(count - 1)],
  ".": ["reader.next-unread", nextUnread],
  Enter: ["reader.open-item", () => { if (rows[selected]) open(rows[selected].index); }],
  Escape: ["reader.back", () => showPane(document.body.dataset.pane === "article" ? "items" : "sources")],
  m: ["reader.toggle-read", () => toggle(READ)], s: ["reader.toggle-star", () => toggle(STARRED)],
  A: ["reader.mark-all-read", markAll], r: ["reader.refresh", () => module.call("refresh")],
  o: ["reader.open-page", () => { const row = current(); if (row) module.call("open", row.index, ""); }],
  "/": ["reader.search", () => {
    showPane("items");
    byID("search").focus();
  }],
  "?": ["reader.help", () => byID("help").showModal()],
};

document.addEventListener("keydown", (event) => {
  if (!module || event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  const isTyping = event.target.matches("input");
  if (isTyping && event.key !== "Escape" && event.key !== "Enter") return;
  if (isTyping) {
    if (event.key === "Escape") byID("search").value = "";
    search();
    select(Math.max(selected, 0));
    showPane("items");
    byID("search").blur();
    event.preventDefault();
    return;
  }
  if (event.key === "Enter" && event.target.closest("a, button, summary")) return;
  const action = keys[event.key]?.[1];
  if (!action) return;
  event.preventDefault();
  action();
});

function nameThings(language) {
  document.documentElement.lang = language;
  byID("sources-title").textContent = word("reader.feeds");
  const named = { refresh: "reader.refresh", "mark-all": "reader.mark-all-read", star: "reader.toggle-star", unread: "reader.toggle-read",
    open: "reader.open-page", back: "reader.back", "to-sources": "reader.feeds", search: "reader.search" };
  for (const [id, key] of Object.entries(named)) {
    byID(id).setAttribute("aria-label", word(key));
    byID(id).title = word(key);
  }
  // What is pressed has the name of the state: its title says what it does.
  byID("star").setAttribute("aria-label", word("reader.starred"));
  byID("unread").setAttribute("aria-label", word("reader.unread"));
  byID("error").lastElementChild.setAttribute("aria-label", word("page.close"));
  byID("search").placeholder = word("reader.search");
  byID("help").setAttribute("aria-label", word("reader.help"));
  byID("help").querySelector("dl").replaceChildren(...Object.entries(keys).flatMap(([key, [name]]) =>
    [make("dt", {}, make("kbd", {}, key)), make("dd", {}, word(name))]));
}

byID("refresh").onclick = () => module.call("refresh");
byID("mark-all").onclick = markAll;
byID("star").onclick = () => toggle(STARRED);
byID("unread").onclick = () => toggle(READ);
byID("back").onclick = () => showPane("items");
byID("to-sources").onclick = () => showPane("sources");
byID("open").onclick = (event) => {
  event.preventDefault();
  if (opened.index !== undefined) module.call("open", opened.index, "");
};
byID("search").oninput = search;
byID("error").lastElementChild.onclick = () => showError();
list.addEventListener("focusin", (event) => {
  const place = [...list.children].indexOf(event.target.closest("li"));
  if (place !== selected) select(place);
});
byID("help").onclick = () => byID("help").close();
byID("article").addEventListener("click", (event) => {
  const link = event.target.closest("article a[href]");
  if (!link || link.getAttribute("href").startsWith("#") || opened.index === undefined) return;
  event.preventDefault();
  module.call("open", opened.index, link.href);
});

// Stops loading when the user leaves the page; the browser may keep it and show it again.
window.addEventListener("pagehide", () => module?.call("cancel"));
window.addEventListener("pageshow", (event) => { if (event.persisted) module?.call("refresh"); });

/** Shows that the module has trapped. */
function showEnd(reason) {
  stop({ message: around("page.ended", reason) });
}

/** Shows an error that only reloading the page can mend. */
function stop(viewModel) {
  byID("loading").hidden = true;
  showError({ ...viewModel, retry: word("retry") || "↻" });
  byID("error").children[2].onclick = () => window.location.reload();
  showPane("items");
}

async function begin() {
  module = await Module.load("feedhost.wasm", functionsOf());
  module.ended = showEnd;
  module.shown = (kind, viewModel) => shows[kind](viewModel);
  const locale = new URLSearchParams(window.location.search).get("lang") ?? navigator.language;
  module.call("start", locale);
  words = Object.fromEntries((module.ask("words").words ?? []).map((entry) => [entry.key, entry]));
  nameThings(word("language") || "en");
  showStates();
  const own = await fetch("sources.json", { cache: "no-store" }).catch(() => undefined);
  if (!own?.ok) {
    return stop(own ? module.ask("failure", reasons.status, own.status, "sources.json") : module.ask("failure", reasons.server_away, 0, ""));
  }
  const { sources, fetch: server } = await own.json();
  network = new Network(server);
  for (const source of sources) module.call("add_source", source.url, source.title ?? "", source.folder ?? "");
  module.call("refresh");
}

begin().catch((error) => showEnd(error.message));
