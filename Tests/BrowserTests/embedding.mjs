// Tests feedhost.js, the reader for any page, without a browser: its order of calls, events, store and failures.
//
//     node Tests/BrowserTests/embedding.mjs SITE
import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const site = process.argv[2];
// Node takes these files for modules where a package says so.
const folder = await mkdtemp(join(tmpdir(), "feedhost-"));
process.on("exit", () => rm(folder, { recursive: true }));
await cp(site, folder, { recursive: true });
await writeFile(join(folder, "package.json"), '{"type": "module"}');

// What browsers have by themselves.
globalThis.window = globalThis;
globalThis.document = { baseURI: "http://site.example/news/", hidden: false };
globalThis.crypto ??= webcrypto;
globalThis.navigator ??= { language: "en" };
globalThis.CustomEvent ??= class extends Event {
  constructor(name, { detail }) {
    super(name);
    this.detail = detail;
  }
};
globalThis.Image = class {
  set src(url) { queueMicrotask(() => (url.endsWith("gone.png") ? this.onerror() : this.onload())); }
};

const wasm = await readFile(join(site, "feedhost.wasm"));
const item = (n) => `<item><title>Item ${n}</title><guid>${n}</guid><description>&lt;p&gt;Words of ${n}.&lt;/p&gt;&lt;img src="/${n}.png" width="300" height="200"&gt;</description></item>`;
const files = new Map([
  ["http://site.example/news/feedhost.wasm", wasm],
  ["http://site.example/news/feed.xml", `<rss version="2.0"><channel><title>News</title>${[1, 2, 3].map(item).join("")}</channel></rss>`],
  ["http://site.example/news/plain.json", JSON.stringify({ sources: [{ url: "feed.xml" }, "other.xml"] })],
  ["http://site.example/news/list.json", '["feed.xml"]'],
  ["http://site.example/news/sources.json", JSON.stringify({ sources: [{ url: "feed.xml", title: "Harbour" }] })],
  ["http://site.example/news/broken.json", "{"],
]);
const asked = [];
globalThis.fetch = async (address) => {
  const url = new URL(address, document.baseURI).href;
  asked.push(url);
  const response = new Response(files.get(url) ?? "", { status: files.has(url) ? 200 : 404 });
  return Object.defineProperty(response, "url", { value: url });
};

const { FeedHost, READ, STARRED, States } = await import(pathToFileURL(join(folder, "feedhost.js")).href);

class Marks extends States {
  changes = [];
  change(lines) {
    this.changes.push(lines);
    this.apply(lines);
    return true;
  }
}

/** Opens a reader, and returns it with all that it has told. */
async function open(options) {
  const reader = await FeedHost.open("http://site.example/news/feedhost.wasm", { store: new Marks(), locale: "en", ...options });
  const told = [];
  for (const name of ["sources", "items", "article", "loading", "error", "picture", "notice", "list"]) {
    reader.addEventListener(name, ({ detail }) => told.push([name, detail]));
  }
  return { reader, told, last: (name) => told.filter((one) => one[0] === name).at(-1)?.[1] };
}

async function until(condition) {
  for (let round = 0; round < 400 && !condition(); round += 1) await new Promise((done) => setTimeout(done, 5));
  assert.ok(condition(), String(condition));
}

// Nothing is loaded, and nothing told, before `refresh`; then a relative feed is shown, without a list of feeds.
{
  const store = new Marks();
  const { reader, told, last } = await open({ sources: [{ url: "feed.xml" }], store });
  assert.deepEqual([asked.splice(0), told], [["http://site.example/news/feedhost.wasm"], []]);
  reader.refresh();
  await until(() => last("items")?.count === 3);
  assert.ok(!last("loading").isLoading);
  const shown = told.map(([name]) => name).filter((name) => name !== "loading");
  assert.deepEqual(shown.slice(-3), ["sources", "items", "article"], "in their order");
  assert.deepEqual(reader.rows(0, 3).map(({ title }) => title), ["Item 1", "Item 2", "Item 3"]);
  assert.deepEqual(reader.states(0, 3), [0, 0, 0]);
  const { version } = last("items");
  assert.ok(reader.perform("enter", { row: 1, version }));
  assert.equal(last("article").isOpen, true);
  assert.match(reader.article().html, /Words of 2/);
  assert.equal(reader.states(1, 1)[0], READ);
  assert.ok(reader.perform("star"));
  assert.equal(reader.states(1, 1)[0], READ + STARRED);
  assert.equal(store.changes.length, 2);
  assert.ok(!reader.perform("select", { row: 7, version }), "there is no such row");
  assert.ok(!reader.perform("no-such-action"));
  // Marks that are made elsewhere.
  store.apply("+1\nfhttp://site.example/news/feed.xml\ni1\n");
  store.changed();
  await until(() => reader.states(0, 1)[0] === READ);
  // A listener may call the reader.
  let found;
  reader.addEventListener("items", ({ detail }) => { found = reader.rows(0, detail.count).map(({ title }) => title); });
  reader.perform("to-items");
  assert.ok(reader.perform("filter", { text: "3" }));
  assert.deepEqual(found, ["Item 3"]);
  reader.requestPicture(reader.rows(0, 1)[0].index);
  await until(() => last("picture")?.picture);
  assert.ok(reader.actions.some(({ name, keys }) => name === "filter" && keys.includes("f")));
  assert.ok(!reader.actions.some(({ name }) => name === "add-feed"), "the list is not the user's");
  assert.ok(!reader.actions.some(({ name }) => name === "run"), "a page runs no programs");
  assert.ok(reader.word("reader.unread").length > 0);
  // A browser may refuse the clipboard; one that does not have it, too.
  for (const clipboard of [{ writeText: async () => { throw new Error("no"); } }, undefined]) {
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    document.addEventListener = document.removeEventListener = document.execCommand = () => {};
    assert.ok(reader.perform("copy", { text: "words" }));
    assert.equal(last("notice").words, "copied words");
    await until(() => last("notice").words === "the browser does not let it be copied");
  }
}

// A store that throws leaves the feed without its marks.
{
  class Lost extends Marks {
    async load() { throw new Error("away"); }
  }
  const { reader, last } = await open({ sources: [{ url: "feed.xml" }], store: new Lost() });
  reader.refresh();
  await until(() => last("items")?.count === 3);
}

// Each mark that a store can't keep is told.
{
  class Full extends Marks {
    change() {
      this.failed({ words: "full" });
      return true;
    }
  }
  const { reader, told } = await open({ sources: [{ url: "feed.xml" }], store: new Full() });
  reader.refresh();
  await until(() => told.some(([name, { count }]) => name === "items" && count === 3));
  for (const count of [1, 2]) {
    reader.perform("star");
    await until(() => told.filter(([name, { message }]) => name === "error" && message === "full").length === count);
  }
}

// Marks that a server has not received are sent for a feed that tells its identity itself, too; and one that does not answer is asked again.
{
  const { ServedStates } = await import(pathToFileURL(join(folder, "states.js")).href);
  const real = { fetch, setInterval, timeout: AbortSignal.timeout };
  const kept = new Map([["feedhost.unsent.urn:own", "+1\nfurn:own\ni1\n"]]);
  globalThis.localStorage = { get length() { return kept.size; }, key: (n) => [...kept.keys()][n], getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value), removeItem: (key) => kept.delete(key) };
  let leave;
  document.addEventListener = () => {};
  window.addEventListener = (_, body) => { leave = body; };
  let follow;
  globalThis.setInterval = (body) => { follow = body; };
  const stops = [];
  AbortSignal.timeout = () => {
    stops.push(new AbortController());
    return stops.at(-1).signal;
  };
  const sent = [];
  let isHung = true;
  let status = 502;
  globalThis.fetch = (address, { method, body, headers, signal }) => {
    sent.push(`${method ?? "GET"} ${body ?? headers["If-None-Match"]}`);
    if (isHung) return new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
    return Promise.resolve(new Response("", { status: method ? status : 200, headers: { ETag: "1" } }));
  };
  const states = new ServedStates("states");
  follow();
  await until(() => sent.length === 1);
  follow();
  stops[0].abort();
  isHung = false;
  await until(() => { follow(); return sent.length > 1; });
  assert.deepEqual([sent.every((one) => one.startsWith("GET ")), kept.size], [true, 1]);
  assert.deepEqual([states.of("urn:own\n1"), states.of("urn:own\n2")], [READ, 0]);
  // What the server can't keep now is sent again, as is what another server on its port refuses.
  for (status of [502, 405]) {
    const count = sent.length;
    await until(() => { follow(); return sent.slice(count).filter((one) => one.startsWith("POST")).length > 1; });
  }
  status = 200;
  await until(() => { follow(); return kept.size === 0; });
  // Another page may have kept it: then all marks are asked for, not only later ones.
  assert.equal(sent[sent.lastIndexOf("POST +1\nfurn:own\ni1\n") + 1], "GET ");
  // What is too long for a browser to send on when the page is left is kept, also while it is being sent.
  isHung = true;
  const long = `+1\nfurn:own\n${"i1234567\n".repeat(3000)}`;
  states.change("+1\nfurn:other\ni1\n");
  states.change(long);
  leave();
  assert.deepEqual([...kept.values()], ["+1\nfurn:other\ni1\n", long]);
  // Where it is there again, only what comes later is kept beside that.
  states.change(long);
  leave();
  assert.deepEqual([...kept.values()], ["+1\nfurn:other\ni1\n", long + long]);
  delete globalThis.localStorage;
  [globalThis.fetch, globalThis.setInterval, AbortSignal.timeout] = [real.fetch, real.setInterval, real.timeout];
}

// A server that keeps the page waiting is late after a minute; the program itself knows when a feed's server is.
{
  const { Network } = await import(pathToFileURL(join(folder, "network.js")).href);
  const real = { fetch, setTimeout };
  globalThis.fetch = () => new Promise(() => {});
  const times = [];
  globalThis.setTimeout = (_, time) => times.push(time);
  for (const isOwn of [false, true]) new Network("fetch?url=", async () => {}, undefined, isOwn).load(1, "http://a.example/", false);
  [globalThis.fetch, globalThis.setTimeout] = [real.fetch, real.setTimeout];
  assert.deepEqual(times, [60_000, 600_000]);
  // It is asked for few pictures at once, so that marks reach it; those that wait or load can be cancelled.
  const image = globalThis.Image;
  const asked = [];
  globalThis.Image = class {
    set src(url) { if (url) asked.push([url.at(-1), this]); }
  };
  const network = new Network("fetch?url=", async () => {}, undefined, true);
  const ended = [];
  for (let task = 1; task <= 7; task += 1) network.loadPicture(task, `http://a.example/${task}`, (picture) => ended.push([task, Boolean(picture)]));
  network.cancel(5);
  network.cancel(1);
  asked[1][1].onload();
  asked[2][1].onerror();
  await until(() => ended.length === 2 && asked.length === 6);
  assert.deepEqual([asked.map(([name]) => name).join(""), ended], ["123467", [[2, true], [3, false]]]);
  globalThis.Image = image;
  // So it is for those of an article, once they are in sight, unless it has left the page meanwhile.
  const sights = [];
  globalThis.IntersectionObserver = class {
    constructor(tell) { this.tell = tell; }
    observe() { sights.push(() => this.tell([{ isIntersecting: true }], this)); }
    disconnect() {}
  };
  const shown = [];
  let print;
  window.addEventListener = (_, body) => { print = body; };
  const article = new Network("fetch?url=", async () => {}, undefined, true);
  const images = [1, 2, 3, 4, 5, 6, 7].map((name) => ({ isConnected: name !== 2, removeAttribute() {}, set src(url) { shown.push([name, this]); } }));
  for (const picture of images) article.showPicture(picture, "picture");
  for (const come of sights.slice(0, 6)) come();
  await until(() => shown.length === 4);
  assert.deepEqual(shown.map(([name]) => name), [1, 3, 4, 5]);
  shown[0][1].onload();
  await until(() => shown.length === 5);
  assert.deepEqual(shown[4][0], 6);
  // What is printed needs not be in sight, and is asked for once.
  document.images = images.slice(2);
  print();
  sights[6]();
  assert.deepEqual(shown.slice(5).map(([name]) => name), [7]);
}

// A recording goes on where it was stopped, though the server no longer knows the page.
{
  const { PlayedTimes } = await import(pathToFileURL(join(folder, "played.js")).href);
  const real = fetch;
  const player = Object.assign(new EventTarget(), { readyState: 0, duration: 100, currentTime: 0 });
  const times = new PlayedTimes("played");
  globalThis.fetch = async () => new Response("30\thttp://a.example/1.mp3");
  await times.load();
  globalThis.fetch = async () => new Response("nothing here", { status: 404 });
  times.follow(player, "http://a.example/1.mp3", () => {});
  player.dispatchEvent(new Event("loadedmetadata"));
  await until(() => player.currentTime === 30);
  // What a server sends only as a whole begins anew; its place is kept until it is there.
  const whole = new (class extends EventTarget {
    readyState = 0;
    duration = 100;
    paused = false;
    at = 0;
    get currentTime() { return this.at; }
    set currentTime(place) { this.asked = place; }
  })();
  const kept = [];
  globalThis.fetch = async (_, { body }) => {
    if (body) kept.push(body);
    return new Response("30\thttp://a.example/1.mp3");
  };
  times.follow(whole, "http://a.example/1.mp3", () => {});
  whole.readyState = 1;
  whole.dispatchEvent(new Event("loadedmetadata"));
  await until(() => whole.asked === 30);
  for (const at of [12, 15, 41]) {
    whole.at = at;
    whole.dispatchEvent(new Event("timeupdate"));
  }
  assert.deepEqual(kept, ["41\thttp://a.example/1.mp3"]);
  globalThis.fetch = real;
}

// Sources of a document; marks of two readers are apart.
{
  const { reader, last } = await open({ sources: "sources.json", locale: "de" });
  reader.refresh();
  await until(() => last("items")?.count === 3);
  assert.deepEqual(reader.states(0, 3), [0, 0, 0]);
  assert.ok(last("sources").rows.some(({ title }) => title === "Harbour") || last("items").title === "Harbour");
}

// Failures are events with words, and another `refresh` is another attempt.
for (const [sources, words] of [[[{ url: "gone.xml" }], /gone\.xml/], ["gone.json", /gone\.json/], ["broken.json", /broken\.json/],
  ["plain.json", /plain\.json: source 2 has no "url": "other\.xml"$/], ["list.json", /list\.json: it has no list "sources"$/]]) {
  const { reader, last } = await open({ sources });
  reader.refresh();
  await until(() => last("error")?.message);
  assert.match(last("error").message, words);
  assert.ok(last("error").retry);
}
{
  const { reader, last } = await open({ sources: "later.json" });
  reader.refresh();
  await until(() => last("error")?.message);
  files.set("http://site.example/news/later.json", files.get("http://site.example/news/sources.json"));
  reader.refresh();
  await until(() => last("items")?.count === 3);
}
await assert.rejects(FeedHost.open("http://site.example/news/gone.wasm"), /404/);
