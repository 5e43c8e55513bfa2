// Compares the module's view models of feeds with the host's JSON: see formats.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { begin, shows } from "./stub.mjs";

const absent = (value) => (value === "" ? undefined : value);
const links = (item) => (item.attachments ?? []).map(({ url }) => url);

let failures = 0;
for (const { name, document, drawn } of JSON.parse(readFileSync(0))) {
  const { module, calls, perform, last } = await begin("en", [["http://feed.invalid/", ""]]);
  module.call("did_load", calls.loads[0][0], Buffer.from(document, "base64"), "", "");
  try {
    const list = last(shows.items);
    // A feed without a title is named by its address.
    const title = drawn.title === "Untitled feed" ? "http://feed.invalid/" : drawn.title;
    assert.deepEqual([list.title, list.count], [title, drawn.items.length]);
    const placeholders = drawn._feedhost.problems?.some(({ code }) => code === "placeholder-date");
    const { rows } = module.ask("rows", 0, 1000);
    assert.equal(rows.length, drawn.items.length);
    for (const [index, item] of drawn.items.entries()) {
      const row = rows[index];
      assert.equal(perform("enter", { row: index }), 0);
      const article = module.ask("article");
      if (item.title !== undefined) assert.equal(row.title, item.title);
      assert.equal(row.url, item.url ?? item.external_url);
      // Placeholder dates are not shown.
      if (row.machineDate !== undefined || !placeholders) assert.equal(row.machineDate, item.date_published ?? item.date_modified);
      const location = item._feedhost?.location ?? "";
      for (const { facts } of [row, article]) assert.ok((facts ?? "").includes(location), `${facts}: ${location}`);
      assert.equal(article.title, row.title);
      // A body that only repeats the title is not shown.
      const body = item.content_html ?? item.content_text ?? item.summary;
      const isRepeated = item.title !== undefined && body?.replace(/<[^>]*>/g, "").trim() === item.title;
      if (!isRepeated) assert.equal(article.html, absent(item.content_html));
      if (!isRepeated && item.content_html === undefined) assert.equal(article.text, absent(body));
      assert.equal(row.hasPicture, item.image === undefined ? undefined : true);
      for (const url of links(item)) assert.ok(url === item.image || article.links.some((link) => link.url === url), url);
    }
  } catch (error) {
    failures += 1;
    console.error(`${name} is shown differently: ${error.message}`);
  }
}
process.exit(failures ? 1 : 0);
