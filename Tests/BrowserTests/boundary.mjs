// Tests the browser's module with a stub page, without a browser.
//
//     node Tests/BrowserTests/boundary.mjs SITE
import assert from "node:assert/strict";
import { Module, begin, failed, imports } from "./stub.mjs";

const feed = (title, items) => new TextEncoder().encode(
  `<rss version="2.0"><channel><title>${title}</title>${items.join("")}</channel></rss>`);
const item = (n, more = "") => `<item><title>Item ${n}</title><guid>${n}</guid><link>http://a.example/${n}</link>${more}</item>`;

// A missing function, or one with other parameters, is reported before the module runs.
await assert.rejects(Module.load("feedhost.wasm", () => ({})), /no function/);
await assert.rejects(Module.load("feedhost.wasm", () => Object.fromEntries(Object.keys(imports).map((name) => [name, () => 0]))), /takes/);

// One of two feeds fails: the other is shown, with the failure.
{
  const { module, calls, last } = await begin("de-AT", [["http://a.example/feed", "Meer"], ["http://b.example/feed", ""]]);
  assert.deepEqual(calls.loads.map(([, url, reloads]) => [url, reloads]), [["http://a.example/feed", 0], ["http://b.example/feed", 0]]);
  assert.equal(last(1).isLoading, true);
  module.call("did_fail", calls.loads[1][0], failed.unreachable, 0, "");
  module.call("did_load", calls.loads[0][0], feed("A", [item(1), item(2)]), "http://a.example/feed", "");
  assert.equal(last(0).itemCount, 2);
  assert.match(last(2).message, /^http:\/\/b.example\/feed ist nicht zu haben: der Server/);
  assert.ok(last(2).retry);
  const { sources } = module.ask("sources");
  assert.deepEqual(sources.map(({ title, kind, count, depth, isChosen }) => [title, kind, count, depth, isChosen]),
    [["Alle", "all", 2, 0, true], ["Ungelesen", "unread", 2, 0, undefined], ["Mit Stern", "starred", 0, 0, undefined],
      ["http://b.example/feed", "source", 0, 0, undefined], ["Meer", "folder", 2, 0, undefined], ["A", "source", 2, 1, undefined]]);
  assert.deepEqual(sources.map(({ failure }) => failure !== undefined), [false, false, false, true, false, false]);
  assert.equal(module.ask("words").words.find(({ key }) => key === "reader.unread").before, "Ungelesen");
  module.call("refresh");
  assert.equal(calls.loads.at(-1)[2], 1);
  module.call("cancel");
  assert.deepEqual(calls.cancelled, calls.loads.slice(2).map(([task]) => task));
}

// Feeds are shown while others are loading. A refresh replaces each when it is received, and a failure keeps the last.
{
  const { module, calls, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""], ["http://c.example/feed", ""]]);
  module.call("show_part");
  assert.equal(last(0), undefined);
  module.call("did_load", calls.loads[1][0], feed("B", [item(11)]), "", "");
  module.call("show_part");
  assert.deepEqual([last(0).itemCount, last(1).isLoading, last(1).completed, last(2)], [1, true, 1, undefined]);
  assert.deepEqual(module.ask("sources").sources.slice(3).map(({ title }) => title), ["http://a.example/feed", "B", "http://c.example/feed"]);
  const shown = calls.shown.length;
  module.call("show_part");
  assert.equal(calls.shown.length, shown);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1)]), "", "");
  module.call("did_load", calls.loads[2][0], feed("C", [item(21)]), "", "");
  assert.deepEqual([last(0).itemCount, last(1).isLoading, calls.loads.length], [3, undefined, 3]);
  module.call("show_part");
  module.call("refresh");
  module.call("did_load", calls.loads[3][0], feed("A", [item(1), item(2)]), "", "");
  module.call("show_part");
  assert.equal(last(0).itemCount, 4);
  module.call("did_fail", calls.loads[4][0], failed.unreachable, 0, "");
  module.call("did_load", calls.loads[5][0], feed("C", []), "", "");
  assert.deepEqual([last(0).itemCount, last(1).isLoading], [3, undefined]);
  assert.match(last(2).message, /b\.example/);
  assert.deepEqual(module.ask("sources").sources.map(({ title, failure }) => failure && title).filter(Boolean), ["B"]);
  // A part that is cancelled ends the load.
  module.call("refresh");
  module.call("did_load", calls.loads[6][0], feed("A", [item(1)]), "", "");
  module.call("show_part");
  module.call("cancel");
  assert.deepEqual([calls.cancelled, last(1).isLoading], [calls.loads.slice(7).map(([task]) => task), undefined]);
}

// Failures are worded in the user's language, and the page has the message for a trap.
for (const [language, status, ended] of [["en", "the server says 404", "the page's module has ended: "], ["de", "der Server antwortet mit 404", "das Modul"],
  ["fr", "le serveur répond 404", "le module"], ["es", "el servidor responde 404", "el módulo"], ["ja", "サーバーの応答は 404 です", "ページのモジュール"]]) {
  const { module, calls, last } = await begin(language, [["http://a.example/feed", ""]]);
  assert.ok(module.ask("words").words.find(({ key }) => key === "page.ended").before.startsWith(ended));
  const seen = new Set();
  for (const [name, reason] of Object.entries(failed)) {
    module.call("did_fail", calls.loads.at(-1)[0], reason, name === "too_large" ? 64 : 404, "");
    const { message, retry } = last(2);
    assert.equal(Boolean(retry), name !== "too_large", name);
    assert.equal(module.ask("failure", reason, name === "too_large" ? 64 : 404, "http://a.example/feed").message, message);
    if (name === "status") assert.ok(message.includes(status), message);
    else assert.ok(name === "server_away" || message.includes("a.example"), message);
    seen.add(message);
    module.call("refresh");
  }
  assert.equal(seen.size, 5);
  module.call("did_fail", calls.loads.at(-1)[0], failed.status, 502, "in the server's words");
  assert.equal(last(2).message, "in the server's words");
  const none = await begin(language, []);
  assert.ok(none.last(2).message);
}

// If the storage is full, the failure is worded in the user's language, and no state changes.
for (const [language, words] of [["en", "the browser can't store"], ["de", "der Browser kann nicht speichern"], ["fr", "le navigateur ne peut pas"],
  ["es", "el navegador no puede"], ["ja", "ブラウザーが"]]) {
  const { module, calls, stored, last } = await begin(language, [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1), item(2)]), "", "");
  calls.isFull = true;
  assert.equal(module.call("set_states", 1, 1, 0, 2), 0);
  assert.ok(last(2).message.startsWith(words), last(2).message);
  assert.equal(last(2).retry, undefined);
  assert.deepEqual([module.ask("states", 0, 2).states, stored.size], [[0, 0], 0]);
}

// The module joins the facts of rows and articles; a row's date is separate.
{
  const { module, calls } = await begin("de", [["http://a.example/feed", ""]]);
  const facts = "<author>a@b.example (Ada)</author><pubDate>Sat, 02 Mar 2024 10:00:00 GMT</pubDate>";
  module.call("did_load", calls.loads[0][0], feed("A", [item(1, facts), item(2)]), "", "");
  const [row, bare] = module.ask("rows", 0, 2).rows;
  assert.equal(row.facts, "Von Ada");
  assert.ok(row.date && row.machineDate);
  assert.equal(bare.facts, undefined);
  assert.equal(module.ask("article", 0).facts, `Von Ada · ${row.date}`);
}

// The first recording of an item has a player.
{
  const { module, calls } = await begin("en", [["http://a.example/feed", ""]]);
  const file = (name, type) => `<media:content xmlns:media="http://search.yahoo.com/mrss/" url="http://a.example/${name}" type="${type}"/>`;
  module.call("did_load", calls.loads[0][0], feed("A", [item(1, file("1.pdf", "application/pdf") + file("1.mp3", "audio/mpeg") + file("2.mp3", "audio/mpeg")), item(2)]), "", "");
  const { player, recording, files } = module.ask("article", 0);
  assert.deepEqual([player, recording, files.length], ["audio", "http://a.example/1.mp3", 3]);
  assert.equal(module.ask("article", 1).player, undefined);
}

// A picture alone hides no summary, and words beside it need none.
{
  const { module, calls } = await begin("en", [["http://a.example/feed", ""]]);
  const comic = (words) => "<description>The joke.</description><content:encoded xmlns:content=\"http://purl.org/rss/1.0/modules/content/\">"
    + `<![CDATA[<img src="http://a.example/p.png">${words}]]></content:encoded>`;
  module.call("did_load", calls.loads[0][0], feed("A", [item(1, comic("")), item(2, comic("Words"))]), "", "");
  assert.deepEqual([0, 1].map((index) => module.ask("article", index).text), ["The joke.", undefined]);
  assert.ok(module.ask("article", 0).html.includes("<img"));
}

// The page stores states, of all items or none, and content is sanitised.
{
  const picture = "<description><![CDATA[<p onclick=\"x()\">Text<script>x()</script></p><img src=\"http://a.example/p.png\">]]></description>";
  const { module, calls, stored, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1, picture), item(2)]), "", "");
  assert.equal(module.call("set_states", 1, 1, 0, 2), 1);
  assert.equal(module.call("set_states", 1, 1, 0, 3), 0);
  assert.deepEqual([...stored.values()], [1, 1]);
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states, hasPicture }) => [states, hasPicture]), [[1, true], [1, undefined]]);
  assert.equal(module.ask("article", 0).html, "<p>Text</p><img src=\"http://a.example/p.png\">");
  assert.deepEqual(module.ask("article", 7), {});
  assert.equal(module.call("open", 0, ""), 1);
  assert.equal(module.call("open", 0, "http://evil.example/"), 0);
  assert.deepEqual(calls.opened, ["http://a.example/1"]);
  // The page loads and holds pictures; the module only requests them.
  module.call("request_picture", 0);
  assert.deepEqual(calls.pictures.map(([, url]) => url), ["http://a.example/p.png"]);
  module.call("did_load_picture", calls.pictures[0][0], 1);
  assert.equal(last(3).picture, calls.pictures[0][0]);
  module.call("request_picture", 1);
  module.call("cancel_picture", 0);
  assert.equal(calls.pictures.length, 1);
}

// The module filters the list: by sources in folders, states and search.
{
  const { module, calls, last } = await begin("en", [["http://a.example/feed", "Sea/Shore"], ["http://b.example/feed", ""], ["http://c.example/feed", "Sea"]]);
  ["A", "B", "C"].forEach((name, n) => module.call("did_load", calls.loads[n][0], feed(name, [1, 2].map((k) => item(10 * n + k))), "", ""));
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
  // Read items leave the unread list, except the open one; marking all twice undoes it.
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
  // A refresh keeps the filter, the open item and the selected one.
  choose("C");
  module.call("refresh");
  ["A", "B", "C"].forEach((name, n) => module.call("did_load", calls.loads[3 + n][0], feed(name, [0, 1, 2].map((k) => item(10 * n + k))), "", ""));
  assert.deepEqual(titles(), ["Item 20", "Item 21", "Item 22"]);
  choose("All");
  assert.equal(module.ask("rows", last(4).row, 1).rows[0].title, first.title);
  assert.equal(module.ask("rows", last(4).row, 1).rows[0].index, last(4).opened);
  module.call("select", module.ask("rows", 4, 1).rows[0].index);
  const { title } = module.ask("rows", 4, 1).rows[0];
  module.call("refresh");
  ["A", "B", "C"].forEach((name, n) => module.call("did_load", calls.loads[6 + n][0], feed(name, [3, 0, 1, 2].map((k) => item(10 * n + k))), "", ""));
  assert.deepEqual([module.ask("rows", last(4).row, 1).rows[0].title, last(4).row !== 4], [title, true]);
  assert.equal(module.ask("article", last(4).opened).title, first.title);
}

// The browser converts old encodings; documents that are no feed are reported.
{
  const { module, calls, last } = await begin("en", [["http://a.example/feed", ""]]);
  const old = Uint8Array.from([...new TextEncoder().encode("<?xml version=\"1.0\" encoding=\"windows-1251\"?><rss version=\"2.0\"><channel><title>"),
    0xCF, 0xF0, 0xE8, ...new TextEncoder().encode("</title><item><title>x</title></item></channel></rss>")]);
  module.call("did_load", calls.loads[0][0], old, "", "");
  assert.equal(last(0).title, "При");
  module.call("refresh");
  module.call("did_load", calls.loads[1][0], new TextEncoder().encode("<html><body>no feed</body></html>"), "", "");
  assert.match(last(2).message, /is a web page/);
  assert.equal(last(0).title, "При");
}

// Parsing errors are worded in the user's language, with the document's name; items with one identifier have separate states.
{
  const { module, calls, last } = await begin("de", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], new TextEncoder().encode("<html><body>no feed</body></html>"), "", "");
  assert.match(last(2).message, /^http:\/\/a\.example\/feed: das ist eine Webseite/);
  assert.match(last(2).remedy, /Feed/);
  const another = item(1).replace("Item 1", "Another");
  module.call("refresh");
  module.call("did_load", calls.loads[1][0], feed("A", [item(1), another]), "", "");
  assert.equal(module.call("set_states", 1, 1, 1, 2), 1);
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states }) => states), [0, 1]);
  module.call("refresh");
  module.call("did_load", calls.loads[2][0], feed("A", [another, item(1)]), "", "");
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states }) => states), [1, 0]);
}

// Refreshing does not grow the memory.
{
  const { module, calls, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""]]);
  const size = () => module.bytes(0, 0).buffer.byteLength;
  const documents = [0, 200].map((first) =>
    feed("A", Array.from({ length: 200 }, (_, n) => item(first + n, `<description>${"word ".repeat(100)}</description>`))));
  let warm;
  for (let round = 0; round < 110; round += 1) {
    calls.loads.splice(0).forEach(([task], n) => module.call("did_load", task, documents[n], "", ""));
    assert.equal(last(0).itemCount, 400);
    calls.shown.length = 0;
    module.ask("rows", 0, 200);
    module.ask("article", round);
    module.call("search", `Item ${round}`);
    module.call("search", "");
    if (round === 10) warm = size();
    module.call("refresh");
  }
  assert.equal(size(), warm, "memory grows with each refresh");
}
