// Drives the browser's module without a browser: a page of stubs on both sides of the boundary.
//
//     node Tests/BrowserTests/boundary.mjs SITE
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const site = process.argv[2];
const text = async (name) => readFile(join(site, name), "utf8");
// Whatever version of node it is takes no file of that name for a module.
const source = (await text("imports.js")) + (await text("module.js")).replace(/^import .*$/m, "");
const { Module, imports } = await import("data:text/javascript," + encodeURIComponent(source));
const wasm = await readFile(join(site, "feedhost.wasm"));
globalThis.fetch = async () => ({ ok: true, arrayBuffer: async () => wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) });

const feed = (title, items) => new TextEncoder().encode(
  `<rss version="2.0"><channel><title>${title}</title>${items.join("")}</channel></rss>`);
const item = (n, more = "") => `<item><title>Item ${n}</title><guid>${n}</guid><link>http://a.example/${n}</link>${more}</item>`;

async function begin(locale, sources) {
  const told = { shown: [], loads: [], pictures: [], cancelled: [], opened: [] };
  const kept = new Map();
  const page = (module) => ({
    load: (task, start, count, reloads) => { told.loads.push([task, module.text(start, count), reloads]); },
    load_picture: (task, start, count) => { told.pictures.push([task, module.text(start, count)]); },
    cancel: (task) => { told.cancelled.push(task); },
    seconds_ahead_of_utc: (seconds) => (seconds < 1e9 ? 0 : 7200),
    states: (start, count) => kept.get(module.text(start, count)) ?? 0,
    keep_states: (start, count, value) => { kept.set(module.text(start, count), value); return 1; },
    open: (start, count) => { told.opened.push(module.text(start, count)); },
    copy: (start, count) => { told.copied = module.text(start, count); },
    knows_encoding: (start, count) => (module.text(start, count) === "windows-1251" ? 1 : 0),
    decode: (nameStart, nameCount, start, count, place) => {
      const bytes = new TextEncoder().encode(new TextDecoder("windows-1251").decode(module.bytes(start, count)));
      module.writePointer(place, module.copy(bytes));
      return bytes.length;
    },
  });
  const module = await Module.load("feedhost.wasm", page);
  module.shown = (kind, document) => told.shown.push([kind, document]);
  module.ended = (reason) => assert.fail(`the module ended: ${reason}`);
  module.call("start", locale);
  for (const [url, folder] of sources) module.call("add_source", url, "", folder);
  module.call("refresh");
  return { module, told, kept, last: (kind) => told.shown.filter((one) => one[0] === kind).at(-1)?.[1] };
}

// A function that is missing, or takes something else, is found before anything runs.
await assert.rejects(Module.load("feedhost.wasm", () => ({})), /no function/);
await assert.rejects(Module.load("feedhost.wasm", () => Object.fromEntries(Object.keys(imports).map((name) => [name, () => 0]))), /takes/);

// Two feeds, of which one fails: the other is shown, and the failure beside it.
{
  const { module, told, last } = await begin("de-AT", [["http://a.example/feed", "Meer"], ["http://b.example/feed", ""]]);
  assert.deepEqual(told.loads.map(([, url, reloads]) => [url, reloads]), [["http://a.example/feed", 0], ["http://b.example/feed", 0]]);
  assert.equal(last(1).isLoading, true);
  module.call("did_fail", told.loads[1][0], "nobody is there", 1);
  module.call("did_load", told.loads[0][0], feed("A", [item(1), item(2)]), "http://a.example/feed", "");
  assert.equal(last(0).itemCount, 2);
  assert.equal(last(2).message, "nobody is there");
  assert.ok(last(2).retry);
  assert.deepEqual(module.ask("sources").sources.map(({ title, folder, unreadCount }) => [title, folder, unreadCount]), [["A", "Meer", 2]]);
  assert.equal(module.ask("words").words.find(({ key }) => key === "reader.unread").before, "Ungelesen");
  module.call("refresh");
  assert.equal(told.loads.at(-1)[2], 1);
  module.call("cancel");
  assert.deepEqual(told.cancelled, told.loads.slice(2).map(([task]) => task));
}

// States are kept by the page, of all items or of none, and what a feed holds is sanitised.
{
  const picture = "<description><![CDATA[<p onclick=\"x()\">Text<script>x()</script></p><img src=\"http://a.example/p.png\">]]></description>";
  const { module, told, kept, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", told.loads[0][0], feed("A", [item(1, picture), item(2)]), "", "");
  assert.equal(module.call("set_states", 1, 1, 0, 2), 1);
  assert.equal(module.call("set_states", 1, 1, 0, 3), 0);
  assert.deepEqual([...kept.values()], [1, 1]);
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ isRead, hasPicture }) => [isRead, hasPicture]), [[true, true], [true, undefined]]);
  assert.equal(module.ask("article", 0).html, "<p>Text</p><img src=\"http://a.example/p.png\">");
  assert.deepEqual(module.ask("article", 7), {});
  assert.equal(module.call("open", 0, ""), 1);
  assert.equal(module.call("open", 0, "http://evil.example/"), 0);
  assert.deepEqual(told.opened, ["http://a.example/1"]);
  // A picture is the page's own: the module only says when it is wanted.
  module.call("request_picture", 0);
  assert.deepEqual(told.pictures.map(([, url]) => url), ["http://a.example/p.png"]);
  module.call("did_load_picture", told.pictures[0][0], 1);
  assert.equal(last(3).picture, told.pictures[0][0]);
  module.call("request_picture", 1);
  module.call("cancel_picture", 0);
  assert.equal(told.pictures.length, 1);
}

// Documents of old are converted by the browser; what is none is told in words.
{
  const { module, told, last } = await begin("en", [["http://a.example/feed", ""]]);
  const old = Uint8Array.from([...new TextEncoder().encode("<?xml version=\"1.0\" encoding=\"windows-1251\"?><rss version=\"2.0\"><channel><title>"),
    0xCF, 0xF0, 0xE8, ...new TextEncoder().encode("</title><item><title>x</title></item></channel></rss>")]);
  module.call("did_load", told.loads[0][0], old, "", "");
  assert.equal(last(0).title, "При");
  module.call("refresh");
  module.call("did_load", told.loads[1][0], new TextEncoder().encode("<html><body>no feed</body></html>"), "", "");
  assert.match(last(2).message, /is a web page/);
  assert.equal(last(0).title, "При");
}

// Why there is no feed is told in the reader's language, and of which document; items of one identifier are marked apart.
{
  const { module, told, last } = await begin("de", [["http://a.example/feed", ""]]);
  module.call("did_load", told.loads[0][0], new TextEncoder().encode("<html><body>no feed</body></html>"), "", "");
  assert.match(last(2).message, /^http:\/\/a\.example\/feed: das ist eine Webseite/);
  assert.match(last(2).remedy, /Feed/);
  const another = item(1).replace("Item 1", "Another");
  module.call("refresh");
  module.call("did_load", told.loads[1][0], feed("A", [item(1), another]), "", "");
  assert.equal(module.call("set_states", 1, 1, 1, 2), 1);
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ isRead }) => isRead), [undefined, true]);
  module.call("refresh");
  module.call("did_load", told.loads[2][0], feed("A", [another, item(1)]), "", "");
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ isRead }) => isRead), [true, undefined]);
}
