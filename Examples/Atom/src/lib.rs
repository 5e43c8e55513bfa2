//! Any feed as Atom 1.0 (RFC 4287): for readers that take nothing else, and to mend feeds on their way.
//!
//! ```sh
//! cargo build --release
//! feedhost --renderer target/release/libatom.so --output atom.xml feed.xml
//! feedhost lint atom.xml
//! ```
//!
//! What RFC 4287 asks for and a feed does not say is made of what it does say: an entry without a date has
//! that of the feed, and one without an address for its identifier a name made of what identifies it.

mod feed_plugin;

use feed_plugin::{
    Attachment, Date, Detail, Feed, Host, Item, Options, Parts, Person, Renderer, Result, Text, plugin,
};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::io::Write as _;

plugin!(
    Atom,
    "id=atom",
    "name=Atom",
    "version=1.0",
    "license=MIT",
    "summary=Any feed as valid Atom 1.0",
    "views=feed",
    "media-type=application/atom+xml; charset=utf-8",
    "extension=atom",
);

/// Where nothing says when: a date that is the same in each run. On the first of January programs write
/// that have lost a date, and readers take it for none.
const NO_DATE: &str = "1970-01-02T00:00:00Z";

struct Atom {
    host: Host,
}

impl Renderer for Atom {
    fn new(host: Host, _: &Options) -> Result<Self> {
        Ok(Atom { host })
    }

    fn display(&mut self, feed: &Feed) -> Result {
        let mut output = self.host.output();
        let about = feed.about();
        let updated = known(&about.updated).or(known(&about.published));
        let updated = updated.map_or_else(|| latest(feed), |date| date.rfc3339.clone());
        let id = identifier(&[&about.id, &about.feed_url, &about.home_page_url], &about.title);

        let mut head = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed");
        head += " xmlns=\"http://www.w3.org/2005/Atom\"";
        attribute(&mut head, "xml:lang", &language(&about.language));
        head += ">\n";
        element(&mut head, "id", &id);
        element(&mut head, "title", &about.title);
        element(&mut head, "updated", &updated);
        optional(&mut head, "subtitle", &about.summary);
        optional(&mut head, "rights", &about.rights);
        optional(&mut head, "generator", &about.generator);
        optional(&mut head, "icon", &address(&about.icon_url));
        link(&mut head, "self", &about.feed_url, "");
        link(&mut head, "alternate", &about.home_page_url, "");
        for category in &about.tags {
            tag(&mut head, category);
        }
        // An entry without an author has the feed's, and one of them there must be.
        if about.authors.is_empty() {
            person(&mut head, "author", &Person { name: about.title.clone(), ..Person::default() });
        }
        for author in &about.authors {
            person(&mut head, "author", author);
        }
        output.write_all(head.as_bytes())?;

        let mut known = HashSet::new();
        for (index, item) in (0..).zip(feed.items()) {
            let detail = feed.detail(index, Parts::ALL).unwrap_or_default();
            let mut id = identifier(&[&item.id, &item.url], &format!("{id} {}", item.id));
            // Two entries with one identifier would be two versions of one.
            while !known.insert(id.clone()) {
                id = name(&format!("{id} {index}"));
            }
            output.write_all(entry(feed, index, &item, &detail, &id, &updated).as_bytes())?;
        }
        output.write_all(b"</feed>\n")?;
        Ok(())
    }
}

/// A date that is one: what a program writes that has none is without words.
fn known(date: &Option<Date>) -> Option<&Date> {
    date.as_ref().filter(|date| !date.text.is_empty())
}

fn entry(
    feed: &Feed, index: u64, item: &Item, detail: &Detail, id: &str, feed_updated: &str,
) -> String {
    let mut xml = String::from("<entry");
    attribute(&mut xml, "xml:lang", &language(&detail.language));
    xml += ">\n";
    element(&mut xml, "id", id);
    element(&mut xml, "title", &item.title);
    let updated = known(&item.updated).or(known(&item.published));
    element(&mut xml, "updated", updated.map_or(feed_updated, |date| &date.rfc3339));
    if let Some(date) = known(&item.published) {
        element(&mut xml, "published", &date.rfc3339);
    }
    link(&mut xml, "alternate", &item.url, "");
    if detail.external_url != item.url {
        link(&mut xml, "related", &detail.external_url, "");
    }
    link(&mut xml, "replies", &detail.comments_url, "text/html");
    for file in &detail.attachments {
        enclosure(&mut xml, file);
    }
    for author in &detail.authors {
        person(&mut xml, "author", author);
    }
    for contributor in &detail.contributors {
        person(&mut xml, "contributor", contributor);
    }
    for word in &detail.tags {
        tag(&mut xml, word);
    }
    optional(&mut xml, "rights", &detail.rights);
    let content = feed.text(index, Text::ContentHtml).map(|html| ("html", html));
    let content = content.or_else(|| Some(("text", feed.text(index, Text::ContentText)?)));
    let summary = feed.text(index, Text::SummaryHtml).map(|html| ("html", html));
    let summary = summary.or_else(|| Some(("text", feed.text(index, Text::Summary)?)));
    // There has to be a page to read it on, or content.
    let content = match content {
        None if !has_scheme(&item.url) => Some(("text", item.title.clone())),
        content => content,
    };
    for (name, text) in [("content", content), ("summary", summary)] {
        if let Some((kind, text)) = text {
            typed(&mut xml, name, kind, &text);
        }
    }
    xml += "</entry>\n";
    xml
}

/// When the latest item changed.
fn latest(feed: &Feed) -> String {
    let dates =
        feed.items().filter_map(|item| known(&item.updated).or(known(&item.published)).cloned());
    dates.max_by_key(|date: &Date| date.seconds).map_or(NO_DATE.into(), |date| date.rfc3339)
}

/// The first that is an absolute address, or a name for `otherwise`.
fn identifier(candidates: &[&str], otherwise: &str) -> String {
    let is_absolute = |text: &&&str| has_scheme(text) && address(text) == **text;
    match candidates.iter().find(is_absolute) {
        Some(found) => found.to_string(),
        None => name(otherwise),
    }
}

/// A UUID that is the same for the same text: of version 8, which leaves its bits to who makes it.
fn name(text: &str) -> String {
    // FNV-1a of 128 bits.
    let mut hash: u128 = 0x6c62272e07bb014262b821756295c58d;
    for byte in text.bytes() {
        hash = (hash ^ u128::from(byte)).wrapping_mul(0x0000000001000000000000000000013b);
    }
    let hash = (hash & !(0xf << 76) & !(0x3 << 62)) | (8 << 76) | (2 << 62);
    let digits = format!("{hash:032x}");
    let (a, b, c, d, e) =
        (&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]);
    format!("urn:uuid:{a}-{b}-{c}-{d}-{e}")
}

/// Whether a text begins as an address that needs no other to be found.
fn has_scheme(url: &str) -> bool {
    url.split_once(':').is_some_and(|(scheme, rest)| {
        scheme.starts_with(|first: char| first.is_ascii_alphabetic())
            && scheme.chars().all(|each| each.is_ascii_alphanumeric() || "+-.".contains(each))
            && !rest.is_empty()
    })
}

/// An address with what may not stand in one written as percents; characters beyond ASCII may.
fn address(url: &str) -> String {
    url.chars().fold(String::new(), |mut text, each| {
        if each.is_whitespace() || each.is_control() || "<>\"{}|\\^`".contains(each) {
            let mut bytes = [0; 4];
            for byte in each.encode_utf8(&mut bytes).bytes() {
                let _ = write!(text, "%{byte:02X}");
            }
        } else {
            text.push(each);
        }
        text
    })
}

/// A language tag, where it can be one.
fn language(tag: &str) -> String {
    let is_tag = tag.split('-').all(|part| {
        (1..=8).contains(&part.len()) && part.chars().all(|each| each.is_ascii_alphanumeric())
    });
    if is_tag { tag.into() } else { String::new() }
}

/// Text as XML has it.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len() + 16), |mut xml, each| {
        match each {
            '&' => xml += "&amp;",
            '<' => xml += "&lt;",
            '>' => xml += "&gt;",
            '"' => xml += "&quot;",
            '\r' => xml += "&#13;",
            '\u{fffe}' | '\u{ffff}' => xml.push('\u{fffd}'),
            each if each < ' ' && each != '\n' && each != '\t' => xml.push('\u{fffd}'),
            each => xml.push(each),
        }
        xml
    })
}

fn attribute(xml: &mut String, name: &str, value: &str) {
    if !value.is_empty() {
        *xml += &format!(" {name}=\"{}\"", escaped(value));
    }
}

fn element(xml: &mut String, name: &str, text: &str) {
    *xml += &format!("<{name}>{}</{name}>\n", escaped(text));
}

fn optional(xml: &mut String, name: &str, text: &str) {
    if !text.is_empty() {
        element(xml, name, text);
    }
}

fn typed(xml: &mut String, name: &str, kind: &str, text: &str) {
    *xml += &format!("<{name} type=\"{kind}\">{}</{name}>\n", escaped(text));
}

/// A link, unless it is relative to an address that nobody knows.
fn link(xml: &mut String, relation: &str, url: &str, kind: &str) {
    if !has_scheme(url) {
        return;
    }
    *xml += "<link";
    attribute(xml, "rel", relation);
    attribute(xml, "type", kind);
    attribute(xml, "href", &address(url));
    *xml += "/>\n";
}

fn enclosure(xml: &mut String, file: &Attachment) {
    if !has_scheme(&file.url) {
        return;
    }
    *xml += "<link rel=\"enclosure\"";
    attribute(xml, "type", if file.mime_type.contains('/') { &file.mime_type } else { "" });
    if let Some(size) = file.size_in_bytes {
        attribute(xml, "length", &size.to_string());
    }
    attribute(xml, "title", &file.title);
    attribute(xml, "href", &address(&file.url));
    *xml += "/>\n";
}

fn tag(xml: &mut String, word: &str) {
    if !word.is_empty() {
        *xml += "<category";
        attribute(xml, "term", word);
        *xml += "/>\n";
    }
}

/// A person; whoever has no name goes by what is known.
fn person(xml: &mut String, element_name: &str, person: &Person) {
    let names = [&person.name, &person.email, &person.url];
    let Some(name) = names.into_iter().find(|name| !name.is_empty()) else { return };
    *xml += &format!("<{element_name}>");
    element(xml, "name", name);
    optional(xml, "uri", &address(&person.url));
    if person.email.split_once('@').is_some_and(|(user, host)| {
        !user.is_empty() && !host.is_empty() && !host.contains('@')
    }) {
        element(xml, "email", &person.email);
    }
    *xml += &format!("</{element_name}>\n");
}
