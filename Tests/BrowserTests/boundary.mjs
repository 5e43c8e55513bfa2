// Drives the browser's module without a browser: a page of stubs on both sides of the boundary.
//
//     node Tests/BrowserTests/boundary.mjs SITE
import assert from "node:assert/strict";
import { Module, begin, failed, imports } from "./stub.mjs";

const feed = (title, items) => new TextEncoder().encode(
  `<rss version="2.0"><channel><title>${title}</title>${items.join("")}</channel></rss>`);
const item = (n, more = "") => `<item><title>Item ${n}</title><guid>${n}</guid><link>http://a.example/${n}</link>${more}</item>`;

// A function that is missing, or takes something else, is found before anything runs.
await assert.rejects(Module.load("feedhost.wasm", () => ({})), /no function/);
await assert.rejects(Module.load("feedhost.wasm", () => Object.fromEntries(Object.keys(imports).map((name) => [name, () => 0]))), /takes/);

// Two feeds, of which one fails: the other is shown, and the failure beside it.
{
  const { module, told, last } = await begin("de-AT", [["http://a.example/feed", "Meer"], ["http://b.example/feed", ""]]);
  assert.deepEqual(told.loads.map(([, url, reloads]) => [url, reloads]), [["http://a.example/feed", 0], ["http://b.example/feed", 0]]);
  assert.equal(last(1).isLoading, true);
  module.call("did_fail", told.loads[1][0], failed.unreachable, 0, "");
  module.call("did_load", told.loads[0][0], feed("A", [item(1), item(2)]), "http://a.example/feed", "");
  assert.equal(last(0).itemCount, 2);
  assert.match(last(2).message, /^http:\/\/b.example\/feed ist nicht zu haben: der Server/);
  assert.ok(last(2).retry);
  assert.deepEqual(module.ask("sources").sources.map(({ title, kind, count, depth, isChosen }) => [title, kind, count, depth, isChosen]),
    [["Alle", "all", 2, 0, true], ["Ungelesen", "unread", 2, 0, undefined], ["Mit Stern", "starred", 0, 0, undefined]]);
  assert.equal(module.ask("words").words.find(({ key }) => key === "reader.unread").before, "Ungelesen");
  module.call("refresh");
  assert.equal(told.loads.at(-1)[2], 1);
  module.call("cancel");
  assert.deepEqual(told.cancelled, told.loads.slice(2).map(([task]) => task));
}

// Why something is not to be had is told in the reader's words, and the page has them for the end of the module, too.
for (const [language, status, ended] of [["en", "the server says 404", "the page's module has ended: "], ["de", "der Server antwortet mit 404", "das Modul"],
  ["fr", "le serveur répond 404", "le module"], ["es", "el servidor responde 404", "el módulo"], ["ja", "サーバーの応答は 404 です", "ページのモジュール"]]) {
  const { module, told, last } = await begin(language, [["http://a.example/feed", ""]]);
  assert.ok(module.ask("words").words.find(({ key }) => key === "page.ended").before.startsWith(ended));
  const seen = new Set();
  for (const [name, reason] of Object.entries(failed)) {
    module.call("did_fail", told.loads.at(-1)[0], reason, name === "too_large" ? 64 : 404, "");
    const { message, retry } = last(2);
    assert.equal(Boolean(retry), name !== "too_large", name);
    assert.equal(module.ask("failure", reason, name === "too_large" ? 64 : 404, "http://a.example/feed").message, message);
    if (name === "status") assert.ok(message.includes(status), message);
    else assert.ok(name === "server_away" || message.includes("a.example"), message);
    seen.add(message);
    module.call("refresh");
  }
  assert.equal(seen.size, 5);
  module.call("did_fail", told.loads.at(-1)[0], failed.status, 502, "in the server's words");
  assert.equal(last(2).message, "in the server's words");
  const none = await begin(language, []);
  assert.ok(none.last(2).message);
}

// States are kept by the page, of all items or of none, and what a feed holds is sanitised.
{
  const picture = "<description><![CDATA[<p onclick=\"x()\">Text<script>x()</script></p><img src=\"http://a.example/p.png\">]]></description>";
  const { module, told, kept, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", told.loads[0][0], feed("A", [item(1, picture), item(2)]), "", "");
  assert.equal(module.call("set_states", 1, 1, 0, 2), 1);
  assert.equal(module.call("set_states", 1, 1, 0, 3), 0);
  assert.deepEqual([...kept.values()], [1, 1]);
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states, hasPicture }) => [states, hasPicture]), [[1, true], [1, undefined]]);
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

// What is listed is the module's choice: by sources in their folders, by states, by words that are searched for.
{
  const { module, told, last } = await begin("en", [["http://a.example/feed", "Sea/Shore"], ["http://b.example/feed", ""], ["http://c.example/feed", "Sea"]]);
  ["A", "B", "C"].forEach((name, n) => module.call("did_load", told.loads[n][0], feed(name, [1, 2].map((k) => item(10 * n + k))), "", ""));
  const sources = () => module.ask("sources").sources;
  const titles = () => module.ask("rows", 0, 99).rows.map(({ title }) => title);
  const choose = (title) => module.call("choose", sources().findIndex((source) => source.title === title));
  assert.deepEqual(sources().map(({ title, kind, count, depth }) => [title, kind, count, depth]), [["All", "all", 6, 0], ["Unread", "unread", 6, 0],
    ["Starred", "starred", 0, 0], ["B", "source", 2, 0], ["Shore", "folder", 2, 0], ["A", "source", 2, 1], ["Sea", "folder", 4, 0], ["C", "source", 2, 1]]);
  assert.equal(last(4).count, 6);
  choose("Sea");
  assert.deepEqual([last(4).count, titles().sort(), sources().find(({ isChosen }) => isChosen).title], [4, ["Item 1", "Item 2", "Item 21", "Item 22"], "Sea"]);
  choose("B");
  assert.deepEqual(titles(), ["Item 11", "Item 12"]);
  module.call("search", " ITEM 12");
  assert.deepEqual(titles(), ["Item 12"]);
  module.call("search", "nowhere");
  assert.deepEqual([last(4), titles()], [{ count: 0, nothing: "not found: nowhere" }, []]);
  module.call("search", "");
  // What is read leaves the unread ones, but for the open one; a mark of all is taken back by another.
  choose("Unread");
  const first = module.ask("rows", 0, 1).rows[0];
  assert.equal(first.states, 0);
  assert.equal(module.ask("article", first.index).title, first.title);
  assert.deepEqual(module.ask("states", 0, 9), { states: [1, 0, 0, 0, 0, 0], opened: 1 });
  assert.deepEqual([module.call("next_unread", -1), module.call("next_unread", 5)], [1, 1]);
  choose("Unread");
  assert.deepEqual([last(4).count, last(4).opened], [6, first.index]);
  module.call("mark_all");
  assert.deepEqual([module.ask("states", 0, 9).states, module.call("next_unread", 0)], [[1, 1, 1, 1, 1, 1], -1]);
  module.call("mark_all");
  assert.deepEqual(module.ask("states", 0, 9).states, [1, 0, 0, 0, 0, 0]);
  // The choice and the open item are those of the next feed, too.
  choose("C");
  module.call("refresh");
  ["A", "B", "C"].forEach((name, n) => module.call("did_load", told.loads[3 + n][0], feed(name, [0, 1, 2].map((k) => item(10 * n + k))), "", ""));
  assert.deepEqual(titles(), ["Item 20", "Item 21", "Item 22"]);
  choose("All");
  assert.equal(module.ask("rows", last(4).row, 1).rows[0].title, first.title);
  assert.equal(module.ask("rows", last(4).row, 1).rows[0].index, last(4).opened);
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

// Feeds that come again and again leave nothing behind.
{
  const { module, told, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""]]);
  const size = () => module.bytes(0, 0).buffer.byteLength;
  const documents = [0, 200].map((first) =>
    feed("A", Array.from({ length: 200 }, (_, n) => item(first + n, `<description>${"word ".repeat(100)}</description>`))));
  let warm;
  for (let round = 0; round < 110; round += 1) {
    told.loads.splice(0).forEach(([task], n) => module.call("did_load", task, documents[n], "", ""));
    assert.equal(last(0).itemCount, 400);
    told.shown.length = 0;
    module.ask("rows", 0, 200);
    module.ask("article", round);
    module.call("search", `Item ${round}`);
    module.call("search", "");
    if (round === 10) warm = size();
    module.call("refresh");
  }
  assert.equal(size(), warm, "memory grows with each refresh");
}
