// The page: sources, list and article, made of view models; what a person does is told to the module.
import { Module } from "./module.js";
import { Network, decoderOf } from "./network.js";
import { READ, STARRED, keepStates, states } from "./states.js";
import { showSanitised } from "./content.js";

const STEP = 200;
const byID = (id) => document.getElementById(id);
const list = byID("item-list");

let module;
let network;
let words = {};
let feed;
let rows = [];
let shown = [];
let filter = { kind: "all" };
let selected = -1;
let opened = -1;
const pictures = new Map();

const word = (key) => words[key]?.before ?? "";

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ""));
  return element;
}

// The module's questions and orders.

function functionsOf() {
  return (module) => ({
    load: (task, start, count, reloads) => {
      network.load(task, module.text(start, count), reloads !== 0,
        (bytes, url, charset) => module.call("did_load", task, bytes, url, charset),
        (reason, canRetry) => module.call("did_fail", task, reason, canRetry ? 1 : 0));
    },
    load_picture: (task, start, count) => {
      network.loadPicture(task, module.text(start, count), (element) => {
        if (element) pictures.set(task, element);
        module.call("did_load_picture", task, element ? 1 : 0);
      });
    },
    cancel: (task) => network.cancel(task),
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
  0: (viewModel) => showFeed(viewModel),
  1: (viewModel) => {
    const view = byID("loading");
    view.hidden = !viewModel.isLoading;
    view.lastElementChild.textContent = [viewModel.message, viewModel.amount].filter(Boolean).join(" ");
    const progress = view.firstElementChild;
    if (viewModel.total > 1) {
      progress.max = viewModel.total;
      progress.value = viewModel.completed ?? 0;
    } else progress.removeAttribute("value");
    byID("refresh").disabled = Boolean(viewModel.isLoading);
  },
  2: (viewModel) => showError(viewModel.isNone ? undefined : viewModel),
  3: (viewModel) => showPicture(viewModel),
};

// The feed.

function showFeed(viewModel) {
  const openedRow = rows[opened];
  feed = viewModel;
  rows = module.ask("rows", 0, Math.min(viewModel.itemCount ?? 0, 10000)).rows ?? [];
  document.title = `${viewModel.title} — FeedHost`;
  byID("feed-title").textContent = viewModel.title;
  byID("feed-title").dir = "auto";
  byID("feed-facts").textContent = viewModel.itemCountWords ?? "";
  showSources();
  opened = openedRow ? rows.findIndex((row) => row.url === openedRow.url && row.title === openedRow.title) : -1;
  showList();
}

function showError(viewModel) {
  const view = byID("error");
  view.hidden = !viewModel;
  if (!viewModel) return;
  view.children[0].textContent = viewModel.message ?? "";
  view.children[1].textContent = viewModel.remedy ?? "";
  const retry = view.children[2];
  retry.textContent = viewModel.retry ?? "";
  retry.hidden = !viewModel.retry;
  retry.onclick = () => module.call("refresh");
}

function showSources() {
  const sources = module.ask("sources").sources ?? [];
  const total = (name) => sources.reduce((sum, source) => sum + (source[name] ?? 0), 0);
  const entries = [
    { kind: "all", title: word("reader.all"), count: total("unreadCount") },
    { kind: "unread", title: word("reader.unread"), count: total("unreadCount") },
    { kind: "starred", title: word("reader.starred"), count: total("starredCount") },
  ];
  if (sources.length > 1) {
    const folders = new Map();
    sources.forEach((source, index) => {
      const entry = { kind: "source", index, title: source.title, count: source.unreadCount ?? 0, depth: source.folder ? 1 : 0 };
      const folder = folders.get(source.folder ?? "") ?? [];
      folder.push(entry);
      folders.set(source.folder ?? "", folder);
    });
    for (const [folder, members] of folders) {
      if (folder) {
        entries.push({
          kind: "folder", folder, indexes: members.map((entry) => entry.index), title: folder,
          count: members.reduce((sum, entry) => sum + entry.count, 0),
        });
      }
      entries.push(...members);
    }
  }
  byID("source-list").replaceChildren(...entries.map((entry) => {
    const isCurrent = entry.kind === filter.kind && entry.index === filter.index && entry.folder === filter.folder;
    const button = make("button", { type: "button", "aria-current": isCurrent ? "true" : undefined, class: `depth${entry.depth ?? 0} ${entry.kind}` },
      make("span", { class: "name", dir: "auto" }, entry.title), make("span", { class: "count" }, entry.count ? String(entry.count) : ""));
    button.onclick = () => {
      filter = entry;
      selected = -1;
      showSources();
      showList();
      showPane("items");
    };
    return make("li", {}, button);
  }));
}

function isWanted(row) {
  const isOfFilter = { all: () => true, unread: () => !row.isRead || row.index === opened, starred: () => row.isStarred,
    source: () => row.sourceIndex === filter.index, folder: () => filter.indexes.includes(row.sourceIndex) }[filter.kind]();
  const sought = byID("search").value.trim().toLocaleLowerCase();
  return isOfFilter && (!sought || [row.title, row.excerpt, row.source, row.byline].some((text) => text?.toLocaleLowerCase().includes(sought)));
}

function showList() {
  for (const element of list.children) sight.unobserve(element);
  shown = rows.filter(isWanted);
  list.replaceChildren();
  showMore();
  byID("nothing").hidden = shown.length > 0 || !feed;
  byID("nothing").textContent = word("no-items");
}

function showMore() {
  const start = list.children.length;
  for (const row of shown.slice(start, start + STEP)) {
    const element = rowElement(row);
    list.append(element);
    if (row.hasPicture) sight.observe(element);
  }
}

function rowElement(row) {
  const facts = [row.source, row.byline && (words["by-author"] ? words["by-author"].before + row.byline + (words["by-author"].after ?? "") : row.byline), row.location].filter(Boolean);
  const date = row.date ? make("time", { datetime: row.machineDate }, row.date) : undefined;
  const element = make("li", { "data-index": row.index, class: row.isRead ? "is-read" : "", "aria-current": row.index === opened ? "true" : undefined },
    row.hasPicture ? make("div", { class: "picture", "aria-hidden": "true" }) : undefined,
    make("div", { class: "text" },
      make("a", { href: row.url ?? "#", class: "title", dir: "auto" }, row.title),
      row.excerpt && !row.isUntitled ? make("p", { class: "excerpt", dir: "auto" }, row.excerpt) : undefined,
      make("p", { class: "facts" }, facts.length ? make("bdi", {}, facts.join(" · ")) : undefined, facts.length && date ? " · " : undefined, date,
        row.isStarred ? make("span", { class: "star", title: word("reader.starred") }, " ★") : undefined)));
  element.onclick = (event) => {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return;
    event.preventDefault();
    select(shown.indexOf(row));
    open(row.index);
  };
  return element;
}

// Pictures: wanted when a row comes into view, not wanted when it leaves.

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const index = Number(entry.target.dataset.index);
    if (entry.isIntersecting) module.call("request_picture", index);
    else if (!entry.target.querySelector("img")) module.call("cancel_picture", index);
  }
}, { rootMargin: "200px 0px" });

new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting) && list.children.length < shown.length) showMore();
}, { rootMargin: "800px 0px" }).observe(byID("more"));

function showPicture(viewModel) {
  const places = [list.querySelector(`[data-index="${viewModel.index}"] .picture`),
    viewModel.index === opened ? byID("article").querySelector(".lead") : undefined];
  const picture = pictures.get(viewModel.picture);
  for (const place of places.filter(Boolean)) {
    place.classList.toggle("is-loading", Boolean(viewModel.isLoading));
    place.classList.toggle("is-failed", Boolean(viewModel.shouldRetry));
    place.title = viewModel.words ?? "";
    place.onclick = !viewModel.shouldRetry ? null : (event) => {
      event.stopPropagation();
      module.call("request_picture", viewModel.index);
    };
    if (picture) {
      const image = picture.cloneNode();
      image.alt = place.classList.contains("lead") ? (viewModel.description ?? "") : "";
      place.replaceChildren(image);
    }
  }
}

// The article.

function open(index) {
  const article = module.ask("article", index);
  if (article.index === undefined) return;
  opened = index;
  setStates(READ, true, index);
  const place = byID("article").querySelector("article");
  place.lang = article.language ?? feed.language ?? "";
  place.dir = "auto";
  const facts = [article.source, article.byline, article.date, article.location, article.episode].filter(Boolean).join(" · ");
  const content = make("div", { class: "content" });
  if (article.html) showSanitised(content, article.html, (url) => network.addressOf(url));
  else for (const text of (article.text ?? "").split(/\n\s*\n/)) content.append(make("p", { dir: "auto" }, text));
  place.replaceChildren(
    make("h2", { id: "article-title", dir: "auto" }, article.title),
    make("p", { class: "facts" }, make("bdi", {}, facts)),
    ...(article.showsPicture ? [make("div", { class: "lead" })] : []),
    content,
    ...(article.files?.length ? [make("ul", { class: "files" }, ...article.files.map((file) =>
      make("li", {}, make("a", { href: file.url, target: "_blank", rel: "noopener noreferrer" }, file.label))))] : []));
  if (article.showsPicture) module.call("request_picture", index);
  byID("article").scrollTop = 0;
  byID("open").hidden = !article.url;
  if (article.url) byID("open").href = article.url;
  else byID("open").removeAttribute("href");
  showButtons();
  for (const element of list.children) element.toggleAttribute("aria-current", Number(element.dataset.index) === index);
  showPane("article");
}

function showButtons() {
  const row = rows[opened];
  byID("star").setAttribute("aria-pressed", String(Boolean(row?.isStarred)));
  byID("star").textContent = row?.isStarred ? "★" : "☆";
  byID("read").setAttribute("aria-pressed", String(Boolean(row?.isRead)));
  byID("read").textContent = row?.isRead ? "○" : "●";
  for (const id of ["star", "read"]) byID(id).disabled = !row;
}

function setStates(bit, isSet, start, end = start + 1) {
  if (!module.call("set_states", bit, isSet ? 1 : 0, start, end)) return false;
  for (let index = start; index < end && index < rows.length; index += 1) {
    rows[index][bit === READ ? "isRead" : "isStarred"] = isSet;
    const element = list.querySelector(`[data-index="${index}"]`);
    if (element) {
      const fresh = rowElement(rows[index]);
      const picture = element.querySelector(".picture img");
      if (picture) fresh.querySelector(".picture").append(picture);
      fresh.classList.toggle("is-selected", element.classList.contains("is-selected"));
      sight.unobserve(element);
      element.replaceWith(fresh);
      if (rows[index].hasPicture && !picture) sight.observe(fresh);
    }
  }
  showSources();
  showButtons();
  return true;
}

let undone;
function markAll() {
  const unread = shown.filter((row) => !row.isRead).map((row) => row.index);
  if (unread.length === 0 && undone) {
    for (const index of undone) setStates(READ, false, index);
    undone = undefined;
  } else {
    undone = unread;
    for (const [start, end] of runs(unread)) setStates(READ, true, start, end);
  }
}

/** Runs of indexes that follow each other, so that many take one call. */
function runs(indexes) {
  const result = [];
  for (const index of indexes) {
    if (result.length && result.at(-1)[1] === index) result.at(-1)[1] = index + 1;
    else result.push([index, index + 1]);
  }
  return result;
}

// The person.

function showPane(name) {
  document.body.dataset.pane = name;
  const pane = byID(name);
  if (name === "article") pane.focus({ preventScroll: true });
}

function select(place) {
  if (shown.length === 0) return;
  selected = Math.max(0, Math.min(place, shown.length - 1));
  while (list.children.length <= selected) showMore();
  for (const element of list.querySelectorAll(".is-selected")) element.classList.remove("is-selected");
  const element = list.children[selected];
  element.classList.add("is-selected");
  element.scrollIntoView({ block: "nearest" });
  if (document.body.dataset.pane !== "article") element.querySelector("a").focus({ preventScroll: true });
}

function move(by) {
  select(selected + by);
  if (document.body.dataset.pane === "article" && shown[selected]) open(shown[selected].index);
}

function nextUnread() {
  const place = shown.findIndex((row, at) => at > selected && !row.isRead);
  if (place >= 0) {
    select(place);
    open(shown[place].index);
  }
}

const current = () => (document.body.dataset.pane === "article" ? rows[opened] : shown[selected]);
const toggle = (bit, name) => { const row = current(); if (row) setStates(bit, !row[name], row.index); };
const keys = {
  j: ["reader.next-item", () => move(1)], k: ["reader.previous-item", () => move(-1)],
  g: ["reader.beginning", () => select(0)], G: ["reader.end", () => select(shown.length - 1)],
  ".": ["reader.next-unread", nextUnread],
  Enter: ["reader.open-item", () => { if (shown[selected]) open(shown[selected].index); }],
  Escape: ["reader.back", () => showPane(document.body.dataset.pane === "article" ? "items" : "sources")],
  m: ["reader.toggle-read", () => toggle(READ, "isRead")], s: ["reader.toggle-star", () => toggle(STARRED, "isStarred")],
  A: ["reader.mark-all-read", markAll], r: ["reader.refresh", () => module.call("refresh")],
  o: ["reader.open-page", () => { const row = current(); if (row) module.call("open", row.index, ""); }],
  "/": ["reader.search", () => byID("search").focus()],
  "?": ["reader.help", () => byID("help").showModal()],
};

document.addEventListener("keydown", (event) => {
  if (!module || event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  const isTyping = event.target.matches("input");
  if (isTyping && event.key !== "Escape" && event.key !== "Enter") return;
  if (isTyping) {
    if (event.key === "Escape") byID("search").value = "";
    showList();
    select(0);
    event.preventDefault();
    return;
  }
  if (event.key === "Enter" && event.target.matches("button, a:not(.title)")) return;
  const action = keys[event.key]?.[1];
  if (!action) return;
  event.preventDefault();
  action();
});

function nameThings(language) {
  document.documentElement.lang = language;
  byID("sources-title").textContent = word("reader.feeds");
  const named = { refresh: "reader.refresh", "mark-all": "reader.mark-all-read", star: "reader.toggle-star", read: "reader.toggle-read",
    open: "reader.open-page", back: "reader.back", "to-sources": "reader.feeds", search: "reader.search" };
  for (const [id, key] of Object.entries(named)) {
    byID(id).setAttribute("aria-label", word(key));
    byID(id).title = word(key);
  }
  byID("search").placeholder = word("reader.search");
  byID("help").querySelector("dl").replaceChildren(...Object.entries(keys).flatMap(([key, [name]]) =>
    [make("dt", {}, make("kbd", {}, key)), make("dd", {}, word(name))]));
}

byID("refresh").onclick = () => module.call("refresh");
byID("mark-all").onclick = markAll;
byID("star").onclick = () => toggle(STARRED, "isStarred");
byID("read").onclick = () => toggle(READ, "isRead");
byID("back").onclick = () => showPane("items");
byID("to-sources").onclick = () => showPane("sources");
byID("open").onclick = (event) => {
  event.preventDefault();
  if (opened >= 0) module.call("open", opened, "");
};
byID("search").oninput = () => { selected = -1; showList(); };
byID("article").addEventListener("click", (event) => {
  const link = event.target.closest("article a[href]");
  if (!link || link.getAttribute("href").startsWith("#") || opened < 0) return;
  event.preventDefault();
  module.call("open", opened, link.href);
});

// A page that is left, though the browser may keep it, loads nothing more; one that comes back does.
window.addEventListener("pagehide", () => module?.call("cancel"));
window.addEventListener("pageshow", (event) => { if (event.persisted) module?.call("refresh"); });

/** The module is gone: what is said of it, and a way to begin anew. */
function showEnd(reason) {
  byID("loading").hidden = true;
  showError({ message: `the page's module has ended: ${reason}`, remedy: "", retry: word("retry") || "Reload" });
  byID("error").children[2].onclick = () => window.location.reload();
  showPane("items");
}

async function begin() {
  const own = await fetch("sources.json", { cache: "no-store" });
  if (!own.ok) throw new Error(`sources.json: ${own.status}`);
  const { sources, fetch: server } = await own.json();
  network = new Network(server);
  module = await Module.load("feedhost.wasm", functionsOf());
  module.ended = showEnd;
  module.shown = (kind, viewModel) => shows[kind](viewModel);
  const locale = new URLSearchParams(window.location.search).get("lang") ?? navigator.language;
  module.call("start", locale);
  words = Object.fromEntries((module.ask("words").words ?? []).map((entry) => [entry.key, entry]));
  nameThings(word("language") || "en");
  showButtons();
  for (const source of sources) module.call("add_source", source.url, source.title ?? "", source.folder ?? "");
  module.call("refresh");
}

begin().catch((error) => showEnd(error.message));
