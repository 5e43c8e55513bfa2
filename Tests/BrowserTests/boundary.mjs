// Tests the browser's module with a stub page, without a browser.
//
//     node Tests/BrowserTests/boundary.mjs SITE
import assert from "node:assert/strict";
import { Module, begin, failed, imports, shows } from "./stub.mjs";

const feed = (title, items) => new TextEncoder().encode(
  `<rss version="2.0"><channel><title>${title}</title>${items.join("")}</channel></rss>`);
const item = (n, more = "") => `<item><title>Item ${n}</title><guid>${n}</guid><link>http://a.example/${n}</link>${more}</item>`;

// A missing function, or one with other parameters, is reported before the module runs.
await assert.rejects(Module.load("feedhost.wasm", () => ({})), /no function/);
await assert.rejects(Module.load("feedhost.wasm", () => Object.fromEntries(Object.keys(imports).map((name) => [name, () => 0]))), /takes/);

// Addresses above 2 GB come as negative numbers.
{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async () => ({ instance: { exports: { memory: { buffer: new ArrayBuffer(2 ** 31 + 16) } } } });
  const page = Object.entries(imports).map(([name, count]) => [name, Object.defineProperty(() => 0, "length", { value: count })]);
  assert.equal((await Module.load("feedhost.wasm", () => Object.fromEntries(page))).text(-(2 ** 31), 2), "\0\0");
  WebAssembly.instantiate = instantiate;
}

// One of two feeds fails: the other is shown, with the failure.
{
  const { module, calls, perform, last } = await begin("de-AT", [["http://a.example/feed", "Meer"], ["http://b.example/feed", ""]]);
  assert.deepEqual(calls.loads.map(([, url, reloads]) => [url, reloads]), [["http://a.example/feed", 0], ["http://b.example/feed", 0]]);
  assert.equal(last(shows.loading).isLoading, true);
  module.call("did_fail", calls.loads[1][0], failed.unreachable, 0, "");
  module.call("did_load", calls.loads[0][0], feed("A", [item(1), item(2)]), "http://a.example/feed", "");
  assert.equal(last(shows.items).count, 2);
  assert.match(last(shows.error).message, /^http:\/\/b.example\/feed ist nicht zu haben: der Server/);
  assert.ok(last(shows.error).retry);
  const { rows, selected } = last(shows.sources);
  assert.equal(selected, 0);
  assert.deepEqual(rows.map(({ title, kind, count, depth }) => [title, kind, count, depth]),
    [["Alle", "all", 2, 0], ["Ungelesen", "unread", 2, 0], ["Mit Stern", "starred", 0, 0],
      ["Meer", "folder", 2, 0], ["A", "feed", 2, 1], ["feed · b.example", "feed", 0, 0]]);
  assert.deepEqual(rows.map(({ failure }) => failure !== undefined), [false, false, false, false, false, true]);
  assert.equal(module.ask("words").words.find(({ key }) => key === "reader.unread").before, "Ungelesen");
  perform("refresh");
  assert.equal(calls.loads.at(-1)[2], 1);
  module.call("cancel");
  assert.deepEqual(calls.cancelled, calls.loads.slice(2).map(([task]) => task));
}

// Feeds are shown while others are loading. A refresh replaces each when it is received, and a failure keeps the last.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""], ["http://c.example/feed", ""]]);
  module.call("show_part");
  assert.equal(last(shows.items), undefined);
  module.call("did_load", calls.loads[1][0], feed("B", [item(11)]), "", "");
  module.call("show_part");
  assert.deepEqual([last(shows.items).count, last(shows.loading).isLoading, last(shows.loading).completed, last(shows.error)], [1, true, 1, undefined]);
  assert.deepEqual(last(shows.sources).rows.slice(3).map(({ title }) => title), ["feed · a.example", "B", "feed · c.example"]);
  const shown = calls.shown.length;
  module.call("show_part");
  assert.equal(calls.shown.length, shown);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1)]), "", "");
  module.call("did_load", calls.loads[2][0], feed("C", [item(21)]), "", "");
  assert.deepEqual([last(shows.items).count, last(shows.loading).isLoading, calls.loads.length], [3, undefined, 3]);
  module.call("show_part");
  perform("refresh");
  module.call("did_load", calls.loads[3][0], feed("A", [item(1), item(2)]), "", "");
  module.call("show_part");
  assert.equal(last(shows.items).count, 4);
  module.call("did_fail", calls.loads[4][0], failed.unreachable, 0, "");
  module.call("did_load", calls.loads[5][0], feed("C", []), "", "");
  assert.deepEqual([last(shows.items).count, last(shows.loading).isLoading], [3, undefined]);
  assert.match(last(shows.error).message, /b\.example/);
  assert.deepEqual(last(shows.sources).rows.map(({ title, failure }) => failure && title).filter(Boolean), ["B"]);
  // A part that is cancelled ends the load.
  perform("refresh");
  module.call("did_load", calls.loads[6][0], feed("A", [item(1)]), "", "");
  module.call("show_part");
  module.call("cancel");
  assert.deepEqual([calls.cancelled, last(shows.loading).isLoading], [calls.loads.slice(7).map(([task]) => task), undefined]);
}

// Who loads one feed again while others are loading has all of them in the end; what has failed is not asked for.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""], ["http://c.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1)]), "", "");
  module.call("did_fail", calls.loads[2][0], failed.unreachable, 0, "");
  module.call("show_part");
  assert.equal(perform("refresh-feed"), 0);
  assert.deepEqual(calls.loads.slice(3).map(([, url]) => url), ["http://a.example/feed", "http://b.example/feed"]);
  // So has who does it while all are loaded again, and who changes the list meanwhile.
  module.call("did_load", calls.loads[3][0], feed("A", [item(1)]), "", "");
  module.call("did_load", calls.loads[4][0], feed("B", [item(11)]), "", "");
  perform("refresh");
  perform("refresh-feed");
  assert.deepEqual(calls.loads.slice(8).map(([, url]) => url), ["http://a.example/feed", "http://b.example/feed", "http://c.example/feed"]);
  module.call("did_load", calls.loads[9][0], feed("B", [item(12), item(13)]), "", "");
  // What was received before is shown with the next part.
  perform("refresh-feed");
  module.call("show_part");
  assert.deepEqual([last(shows.items).count, calls.loads.slice(11).map(([, url]) => url)], [3, ["http://a.example/feed", "http://c.example/feed"]]);
  module.call("begin_sources", 1, 0);
  for (const url of ["http://a.example/feed", "http://b.example/feed", "http://d.example/feed"]) module.call("add_source", url, "", "", url, 0);
  module.call("show_sources");
  assert.deepEqual(calls.loads.slice(13).map(([, url, reloads]) => [url, reloads]), [["http://a.example/feed", 1], ["http://d.example/feed", 1]]);
}

// The links of an open article lead on although its feed no longer has it.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1), item(2)]), "", "");
  perform("enter", { row: 0 });
  perform("refresh");
  module.call("did_load", calls.loads[1][0], feed("A", [item(2)]), "", "");
  assert.deepEqual([last(shows.article).isGone, perform("open"), calls.opened], [true, 0, ["http://a.example/1"]]);
}

// Archived items are shown with their feed, also of one that fails, and those that are archived meanwhile.
{
  const { module, calls, perform, stored, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""]]);
  const take = (lines) => module.call("take_archive", new TextEncoder().encode(lines));
  const titles = () => module.ask("rows", 0, 9).rows.map(({ title }) => title);
  const old = (n) => `{"id":"${n}","title":"Old ${n}","date_published":"2026-01-0${n}T00:00:00Z"}\n`;
  stored.set("http://b.example/feed\n2", 1);
  take(`Fhttp://a.example/feed\nd${old(1)}`);
  module.call("did_load", calls.loads[0][0], feed("A", [item(7, "<pubDate>Mon, 05 Jan 2026 00:00:00 GMT</pubDate>")]), "", "");
  take(`Fhttp://b.example/feed\nd${old(2)}`);
  module.call("did_fail", calls.loads[1][0], failed.unreachable, 0, "");
  assert.deepEqual(titles(), ["Item 7", "Old 2", "Old 1"]);
  assert.deepEqual(module.ask("states", 0, 3).states, [0, 1, 0]);
  take(`fhttp://a.example/feed\nd${old(1)}d${old(3)}fhttp://c.example/feed\nd${old(4)}`);
  assert.deepEqual([titles(), calls.loads.length, last(shows.loading).isLoading], [["Item 7", "Old 3", "Old 2", "Old 1"], 2, undefined]);
  perform("refresh");
  take("Fhttp://a.example/feed\n");
  module.call("did_load", calls.loads[2][0], feed("A", [item(7)]), "", "");
  module.call("did_fail", calls.loads[3][0], failed.unreachable, 0, "");
  assert.deepEqual(titles(), ["Old 2", "Item 7"]);
}

// A list that has lost its last feed shows no items, and the user's searches.
{
  const { module, calls, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1)]), "", "");
  module.call("begin_sources", 1, 0);
  module.call("add_search", "Mine", "Item");
  module.call("show_sources");
  assert.deepEqual([last(shows.items).count, last(shows.error)?.message], [0, undefined]);
  assert.deepEqual(last(shows.sources).rows.slice(0, 4).map(({ kind }) => kind), ["all", "unread", "starred", "search"]);
}

// Whole articles come from the page's server, with a feed or for one item, and are sanitised here whatever that sends.
{
  const url = "http://a.example/feed";
  const { module, calls, perform, last } = await begin("en", [[url, ""]], undefined, true);
  const item = (n) => `<item><title>Item ${n}</title><guid>${n}</guid><link>http://a.example/${n}</link><description>Teaser ${n}.</description></item>`;
  const whole = (n, html) => `w${JSON.stringify({ id: String(n), url: `http://a.example/${n}`, content_html: html })}\n`;
  const bytes = (lines) => new TextEncoder().encode(lines);
  const take = (lines) => module.call("take_archive", bytes(lines));
  const text = () => { const { html, text } = module.ask("article"); return (html ?? text).trim(); };
  const load = () => module.call("did_load", calls.loads.at(-1)[0], feed("A", [item(1), item(2)]), url, "");
  const open = (row) => perform("select", { row, version: last(shows.items).version });
  take(`F${url}\n${whole(1, "<p>Whole 1</p><script>steal()</script><img src=x onerror=steal()><a href='javascript:steal()'>x</a><iframe srcdoc=x></iframe>")}`);
  load();
  open(0);
  assert.match(text(), /Whole 1/);
  assert.doesNotMatch(text(), /script|onerror|steal|iframe/);
  assert.equal(perform("whole-article"), 0);
  assert.match(text(), /Teaser 1/);
  assert.deepEqual(calls.chosen, [[0, "http://a.example/1", url]]);
  // What the user has chosen stays, also when the feed comes again.
  take(`F${url}\n${whole(1, "<p>Whole 1 again</p>")}`);
  assert.match(text(), /Teaser 1/);
  perform("whole-article");
  assert.match(text(), /Whole 1 again/);
  take(`F${url}\n`);
  assert.match(text(), /Whole 1 again/);
  assert.equal(calls.articles.length, 0);
  assert.deepEqual(calls.chosen.slice(1), [[1, "http://a.example/1", url]]);
  open(1);
  perform("whole-article");
  assert.deepEqual(calls.articles.at(-1).slice(1), ["http://a.example/2", url]);
  assert.ok(last(shows.notice).words);
  module.call("did_fail", calls.articles.at(-1)[0], failed.status, 502, "the page is away");
  assert.match(last(shows.notice).words, /the page is away/);
  perform("whole-article");
  module.call("did_load", calls.articles.at(-1)[0], bytes(""), "", "");
  assert.match(text(), /Teaser 2/);
  perform("whole-article");
  // Another one takes its place.
  open(0);
  perform("whole-article");
  open(1);
  perform("whole-article");
  const [late, next] = calls.articles.slice(-2).map(([task]) => task);
  assert.deepEqual(calls.cancelled, [late]);
  module.call("did_load", next, bytes(`f${url}\n${whole(2, "<p>Whole 2<script>steal()</script></p>")}`), "", "");
  assert.match(text(), /Whole 2/);
  assert.doesNotMatch(text(), /steal/);
  // It outlasts a refresh, and an article of no item is nothing.
  take(`F${url}\n${whole(3, "<p>Whole 3</p>")}w{\nwx\nw{"id":"2"}\n`);
  perform("refresh");
  load();
  assert.match(text(), /Whole 2/);
  perform("whole-article");
  assert.match(text(), /Teaser 2/);
  // It is shown while feeds are loading that take long.
  perform("refresh");
  perform("whole-article");
  assert.match(text(), /Whole 2/);
  load();
  assert.deepEqual([text().includes("Whole 2"), last(shows.loading).isLoading], [true, undefined]);
}
{
  // On a static server there are none.
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1)]), "", "");
  perform("whole-article");
  assert.match(last(shows.notice).words, /not loaded/);
  assert.equal(calls.articles.length, 0);
}

// The user's rules hide items, also those that a refresh brings, and the user's order holds for a feed's list.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", "", 2], ["http://b.example/feed", ""]]);
  const dated = (n) => item(n, `<pubDate>Mon, 0${n} Jan 2026 00:00:00 GMT</pubDate>`);
  const titles = () => module.ask("rows", 0, 9).rows.map(({ title }) => title);
  const take = (lines) => module.call("take_archive", new TextEncoder().encode(lines));
  take("Fhttp://a.example/feed\nh2\nhgone\n");
  module.call("did_load", calls.loads[0][0], feed("A", [dated(1), dated(2), dated(3)]), "", "");
  module.call("did_load", calls.loads[1][0], feed("B", [dated(2), dated(4)]), "", "");
  assert.deepEqual(titles(), ["Item 4", "Item 3", "Item 2", "Item 1"]);
  const { rows, version } = last(shows.sources);
  assert.deepEqual(rows.slice(3).map(({ title, count }) => [title, count]), [["A", 2], ["B", 2]]);
  perform("choose-list", { row: 3, version });
  assert.deepEqual(titles(), ["Item 1", "Item 3"]);
  perform("choose-list", { row: 4, version: last(shows.sources).version });
  assert.deepEqual(titles(), ["Item 4", "Item 2"]);
  take("Fhttp://a.example/feed\n");
  perform("choose-list", { row: 3, version: last(shows.sources).version });
  assert.deepEqual(titles(), ["Item 1", "Item 2", "Item 3"]);
}

// A single feed keeps its order, unless archived items are added.
{
  const { module, calls } = await begin("en", [["http://a.example/feed", ""]]);
  const titles = () => module.ask("rows", 0, 9).rows.map(({ title }) => title);
  const take = (lines) => module.call("take_archive", new TextEncoder().encode(lines));
  const dated = (n) => item(n, `<pubDate>Mon, 0${n} Jan 2026 00:00:00 GMT</pubDate>`);
  take("Fhttp://a.example/feed\nh3\n");
  module.call("did_load", calls.loads[0][0], feed("A", [dated(1), dated(4), dated(3)]), "", "");
  assert.deepEqual(titles(), ["Item 1", "Item 4"]);
  take(`Fhttp://a.example/feed\nd{"id":"2","title":"Item 2","date_published":"2026-01-02T00:00:00Z"}\n`);
  assert.deepEqual(titles(), ["Item 4", "Item 3", "Item 2", "Item 1"]);
}

// Failures are worded in the user's language, and the page has the message for a trap.
for (const [language, status, ended] of [["en", "the server says 404", "the page's module has ended: "], ["de", "der Server antwortet mit 404", "das Modul"],
  ["fr", "le serveur répond 404", "le module"], ["es", "el servidor responde 404", "el módulo"], ["ja", "サーバーの応答は 404 です", "ページのモジュール"]]) {
  const { module, calls, perform, last } = await begin(language, [["http://a.example/feed", ""]]);
  const wordOf = (name) => module.ask("words").words.find(({ key }) => key === name).before;
  assert.ok(wordOf("page.ended").startsWith(ended));
  assert.ok(wordOf("page.close") && wordOf("page.not-copied"));
  const seen = new Set();
  for (const [name, reason] of Object.entries(failed)) {
    module.call("did_fail", calls.loads.at(-1)[0], reason, name === "too_large" ? 64 : 404, "");
    const { message, retry } = last(shows.error);
    assert.equal(Boolean(retry), !["too_large", "server_renewed"].includes(name), name);
    assert.equal(module.ask("failure", reason, name === "too_large" ? 64 : 404, "http://a.example/feed").message, message);
    if (name === "status") assert.ok(message.includes(status), message);
    else assert.ok(name.startsWith("server_") || message.includes("a.example"), message);
    seen.add(message);
    perform("refresh");
  }
  assert.equal(seen.size, 6);
  module.call("did_fail", calls.loads.at(-1)[0], failed.status, 502, "in the server's words");
  assert.equal(last(shows.error).message, "in the server's words");
  const none = await begin(language, []);
  assert.ok(none.last(shows.error).message);
}

// A feed whose document is cut short is shown, and that is told, until the whole one comes.
for (const [language, words] of [["en", "is cut short"], ["de", "ist abgeschnitten"], ["fr", "est tronqué"], ["es", "está cortado"], ["ja", "途中で切れています"]]) {
  const { module, calls, perform, last } = await begin(language, [["http://a.example/feed", ""], ["http://b.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1), item(2)]).slice(0, -12), "", "");
  assert.ok(!last(shows.error)?.message);
  module.call("did_load", calls.loads[1][0], feed("B", [item(3)]), "", "");
  assert.ok(last(shows.error).message.includes("http://a.example/feed") && last(shows.error).message.includes(words), last(shows.error).message);
  assert.ok(last(shows.error).retry);
  assert.equal(module.ask("rows", 0, 9).rows.length, 3);
  assert.deepEqual(last(shows.sources).rows.map(({ failure }) => failure), Array(5).fill(undefined));
  perform("refresh");
  calls.loads.slice(-2).forEach(([task, url]) => module.call("did_load", task, feed(url, [item(1)]), "", ""));
  assert.ok(last(shows.error).isNone);
}

// If the storage is full, the failure is worded in the user's language, and no state changes.
for (const [language, words] of [["en", "the browser can't store"], ["de", "der Browser kann nicht speichern"], ["fr", "le navigateur ne peut pas"],
  ["es", "el navegador no puede"], ["ja", "ブラウザーが"]]) {
  const { module, calls, stored, perform, last } = await begin(language, [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1), item(2)]), "", "");
  calls.isFull = true;
  assert.ok(perform("all-read") < 0);
  assert.ok(last(shows.error).message.startsWith(words), last(shows.error).message);
  assert.equal(last(shows.error).retry, undefined);
  assert.deepEqual([module.ask("states", 0, 2).states, stored.size], [[0, 0], 0]);
}

// However many items change, they are stored at once; states that change elsewhere are shown when the page says so.
{
  const { module, calls, stored, perform, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""]]);
  const many = (first) => Array.from({ length: 500 }, (_, n) => item(first + n));
  [0, 1000].forEach((first, n) => module.call("did_load", calls.loads[n][0], feed("AB"[n], many(first)), "", ""));
  perform("all-read");
  assert.deepEqual([calls.changes.length, stored.size], [1, 1000]);
  assert.deepEqual(calls.changes[0].split("\n").filter((line) => !line.startsWith("i")), ["+1", "fhttp://a.example/feed", "fhttp://b.example/feed", ""]);
  const shown = calls.shown.length;
  module.call("show_states");
  assert.equal(calls.shown.length, shown);
  const [key] = [...stored.keys()].filter((key) => key.endsWith("\n1007"));
  stored.set(key, 2);
  module.call("show_states");
  assert.deepEqual(last(shows.sources).rows.map(({ count }) => count), [1, 1, 1, 0, 1]);
  assert.equal(module.ask("states", 0, 1000).states.filter((states) => states === 2).length, 1);
}

// What is a number is one here, too.
{
  const { module, calls } = await begin("en", [["http://a.example/feed", ""]]);
  const points = ["+1.5 +2", "1e1 2", "1e-400 2", ". .", "1e -2", "1e400 2"];
  module.call("did_load", calls.loads[0][0], feed("A", points.map((point, n) =>
    item(n, `<georss:point xmlns:georss="http://www.georss.org/georss">${point}</georss:point>`))), "", "");
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ facts }) => facts), [...points.slice(0, 3), undefined, undefined, undefined]);
}

// Rows and articles are those of the presenter; a row's date is apart, as an age.
{
  const { module, calls, perform } = await begin("de", [["http://a.example/feed", ""]]);
  const facts = "<author>a@b.example (Ada)</author><pubDate>Sat, 02 Mar 2024 10:00:00 GMT</pubDate>";
  const file = (name, type) => `<media:content xmlns:media="http://search.yahoo.com/mrss/" url="http://a.example/${name}" type="${type}"/>`;
  const comic = "<description>The joke.</description><content:encoded xmlns:content=\"http://purl.org/rss/1.0/modules/content/\">"
    + "<![CDATA[<img src=\"http://a.example/p.png\">]]></content:encoded>";
  module.call("did_load", calls.loads[0][0], feed("A", [item(1, facts), item(2, comic),
    item(3, file("1.pdf", "application/pdf") + file("1.mp3", "audio/mpeg"))]), "", "");
  const [row, bare] = module.ask("rows", 0, 2).rows;
  assert.equal(row.facts, "Von Ada");
  assert.equal(row.age, "2024-03-02");
  assert.ok(row.date && row.machineDate);
  assert.equal(bare.facts, undefined);
  const open = (row) => { assert.equal(perform("enter", { row }), 0); return module.ask("article"); };
  assert.equal(open(0).facts, `Von Ada · ${row.date}`);
  assert.deepEqual([open(1).html.includes("<img"), open(1).caption], [true, "The joke."]);
  const { player, recording, links } = open(2);
  assert.deepEqual([player, recording, links.length], ["audio", "http://a.example/1.mp3", 2]);
}

// The page stores states, and content is sanitised.
{
  const picture = "<description><![CDATA[<p onclick=\"x()\">Text<script>x()</script></p><img src=\"http://a.example/p.png\">]]></description>";
  const { module, calls, stored, perform, last } = await begin("en", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], feed("A", [item(1, picture), item(2)]), "", "");
  assert.equal(perform("enter"), 0);
  assert.deepEqual([last(shows.article).isOpen, last(shows.article).states, [...stored.values()]], [true, 1, [1]]);
  assert.equal(module.ask("article").html, "<p>Text</p><img src=\"http://a.example/p.png\">");
  assert.equal(perform("open"), 0);
  assert.ok(perform("open", { text: "http://evil.example/" }) < 0);
  assert.deepEqual(calls.opened, ["http://a.example/1"]);
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states, hasPicture }) => [states, hasPicture]), [[1, true], [0, undefined]]);
  // The page loads and holds pictures; the module only requests them.
  module.call("request_picture", 0);
  assert.deepEqual(calls.pictures.map(([, url]) => url), ["http://a.example/p.png"]);
  module.call("did_load_picture", calls.pictures[0][0], 1);
  assert.equal(last(shows.picture).picture, calls.pictures[0][0]);
  module.call("request_picture", 1);
  module.call("cancel_picture", 0);
  assert.equal(calls.pictures.length, 1);
}

// Actions come with words and keys, and go to the presenter by name, for a version of the list.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", "Sea/Shore"], ["http://b.example/feed", ""]]);
  ["A", "B"].forEach((name, n) => module.call("did_load", calls.loads[n][0], feed(name, [1, 2].map((k) => item(10 * n + k))), "", ""));
  const { actions } = module.ask("words");
  const star = actions.find(({ name }) => name === "star");
  assert.deepEqual([star.keys, star.words], [["s"], "star it, or take the star away"]);
  const titles = () => module.ask("rows", 0, 99).rows.map(({ title }) => title);
  const { rows, version } = last(shows.sources);
  assert.deepEqual(rows.map(({ title, depth }) => [title, depth]).slice(3), [["Sea", 0], ["Shore", 1], ["A", 2], ["B", 0]]);
  assert.equal(perform("choose-list", { row: 6, version }), 0);
  assert.deepEqual([last(shows.items).title, titles(), last(shows.sources).isActive], ["B", ["Item 11", "Item 12"], true]);
  assert.equal(perform("filter", { text: "ITEM 12" }), 0);
  assert.deepEqual([titles(), last(shows.items).filter], [["Item 12"], "ITEM 12"]);
  const old = last(shows.items).version;
  perform("filter", { text: "nowhere" });
  assert.deepEqual([titles(), Boolean(last(shows.items).nothing)], [[], true]);
  assert.equal(perform("filter", { text: "age<999999y" }), 0, "more seconds than 32 bits hold");
  perform("filter");
  assert.ok(perform("enter", { row: 0, version: old }) < 0, "the row of an old list");
  assert.ok(perform("nonsense") < 0);
  perform("all-read");
  assert.match(last(shows.notice).words, /2.*A/);
  assert.deepEqual(last(shows.sources).rows.map(({ count }) => count), [2, 2, 0, 2, 2, 2, 0]);
  perform("all-read");
  assert.deepEqual(module.ask("states", 0, 9).states, [0, 0]);
  perform("search", { text: "item 12" });
  while (module.call("continue_searching"));
  assert.equal(last(shows.items).selected, 1);
  // A refresh keeps the list and the selected item.
  perform("refresh");
  ["A", "B"].forEach((name, n) => module.call("did_load", calls.loads[2 + n][0], feed(name, [3, 1, 2].map((k) => item(10 * n + k))), "", ""));
  assert.deepEqual([last(shows.items).title, titles()[last(shows.items).selected]], ["B", "Item 12"]);
}

// A reader begins where another one was left, once the feed of the item is there; what is no place is ignored.
{
  const feeds = [["http://a.example/feed", ""], ["http://b.example/feed", ""]];
  const load = ({ module, calls }, n) => module.call("did_load", calls.loads[n][0], feed("AB"[n], [1, 2, 3].map((k) => item(10 * n + k))), "", "");
  const title = ({ module, last }) => module.ask("rows", last(shows.items).selected, 1).rows[0].title;
  const one = await begin("en", feeds);
  one.module.call("keep_place");
  assert.equal(one.calls.place, undefined, "there is no place before the first feed");
  load(one, 0);
  load(one, 1);
  one.module.call("keep_place");
  assert.equal(one.calls.place, undefined, "who has gone nowhere has no place");
  one.perform("choose-list", { row: 4, version: one.last(shows.sources).version });
  one.perform("sort", { text: "title" });
  one.perform("enter", { row: 1 });
  one.module.call("keep_place");
  const place = one.calls.place;
  one.calls.place = undefined;
  one.module.call("keep_place");
  assert.equal(one.calls.place, undefined, "a place is kept once");
  const other = await begin("en", feeds, place);
  load(other, 0);
  other.module.call("show_part");
  other.module.call("keep_place");
  assert.equal(other.calls.place, undefined, "the place of an item on its way stays");
  load(other, 1);
  assert.deepEqual([other.last(shows.items).title, title(other), Boolean(other.last(shows.article).isOpen)], ["B", title(one), false]);
  assert.equal(other.last(shows.items).conditions, one.last(shows.items).conditions);
  const third = await begin("en", feeds, Uint8Array.from([2, ...place.slice(1)]));
  load(third, 0);
  load(third, 1);
  assert.deepEqual([third.last(shows.items).count, third.last(shows.items).selected], [6, 0]);
}

// The browser converts old encodings; documents that are no feed are reported.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", ""]]);
  const old = Uint8Array.from([...new TextEncoder().encode("<?xml version=\"1.0\" encoding=\"windows-1251\"?><rss version=\"2.0\"><channel><title>"),
    0xCF, 0xF0, 0xE8, ...new TextEncoder().encode("</title><item><title>x</title></item></channel></rss>")]);
  module.call("did_load", calls.loads[0][0], old, "", "");
  assert.equal(last(shows.items).title, "При");
  perform("refresh");
  module.call("did_load", calls.loads[1][0], new TextEncoder().encode("<html><body>no feed</body></html>"), "", "");
  assert.match(last(shows.error).message, /is a web page/);
  assert.equal(last(shows.items).title, "При");
}

// Parsing errors are worded in the user's language, with the document's name; items with one identifier have separate states.
{
  const { module, calls, perform, last } = await begin("de", [["http://a.example/feed", ""]]);
  module.call("did_load", calls.loads[0][0], new TextEncoder().encode("<html><body>no feed</body></html>"), "", "");
  assert.match(last(shows.error).message, /^http:\/\/a\.example\/feed: das ist eine Webseite/);
  assert.match(last(shows.error).remedy, /Feed/);
  const another = item(1).replace("Item 1", "Another");
  perform("refresh");
  module.call("did_load", calls.loads[1][0], feed("A", [item(1), another]), "", "");
  perform("enter", { row: 1 });
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states }) => states), [0, 1]);
  perform("refresh");
  module.call("did_load", calls.loads[2][0], feed("A", [another, item(1)]), "", "");
  assert.deepEqual(module.ask("rows", 0, 9).rows.map(({ states }) => states), [1, 0]);
}

// Refreshing does not grow the memory.
{
  const { module, calls, perform, last } = await begin("en", [["http://a.example/feed", ""], ["http://b.example/feed", ""]]);
  const size = () => module.bytes(0, 0).buffer.byteLength;
  const documents = [0, 200].map((first) =>
    feed("A", Array.from({ length: 200 }, (_, n) => item(first + n, `<description>${"word ".repeat(100)}</description>`))));
  let warm;
  for (let round = 0; round < 110; round += 1) {
    calls.loads.splice(0).forEach(([task], n) => module.call("did_load", task, documents[n], "", ""));
    assert.equal(last(shows.items).count, 400);
    calls.shown.length = 0;
    module.ask("rows", 0, 200);
    perform("enter", { row: round });
    module.ask("article");
    perform("filter", { text: `Item ${round}` });
    perform("filter");
    if (round === 10) warm = size();
    perform("refresh");
  }
  assert.equal(size(), warm, "memory grows with each refresh");
}

// Memory that can't be had for what is passed ends the module, too.
{
  const { module } = await begin("en", [["http://a.example/feed", ""]]);
  let ends = 0;
  module.ended = () => { ends += 1; };
  assert.equal(module.call("take_archive", new Uint8Array(2 ** 31 + 1)), undefined);
  assert.equal(ends, 1);
}
