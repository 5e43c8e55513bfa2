//! A plugin of version 1.0.0 in Rust, with feed_plugin.rs: see plugin.c. Draws the same as plugin.cpp.
mod feed_plugin;

use feed_plugin::{Date, Failure, Feed, Host, Loading, Options, Parts, Renderer, Result, Text, plugin};
use std::io::Write;

plugin!(
    Kept,
    "id=kept",
    "name=Kept",
    "version=1.0",
    "views=feed loading error",
    "requires=feedhost.plain-text/1",
    "option=mark|text|-|what stands before each title",
    "option=fails|boolean|false|whether it fails after the first item",
);

struct Kept {
    host: Host,
    mark: String,
    fails: bool,
}

fn words(date: &Option<Date>) -> &str {
    date.as_ref().map_or("", |date| &date.rfc3339)
}

impl Renderer for Kept {
    fn new(host: Host, options: &Options) -> Result<Self> {
        Ok(Kept { host, mark: options.text("mark").into(), fails: options.boolean("fails") })
    }

    fn display(&mut self, feed: &Feed) -> Result {
        let mut output = self.host.output();
        let about = feed.about();
        writeln!(
            output, "{}|{}|{}|{}|{}",
            about.title, about.summary, about.home_page_url, words(&about.updated), about.byline
        )?;
        for (index, item) in (0..).zip(feed.items()) {
            writeln!(output, "{} {}|{}|{}|{}", self.mark, item.title, item.id, item.url, item.byline)?;
            writeln!(output, "  {}|{}", words(&item.published), words(&item.updated))?;
            let detail = feed.detail(index, Parts::ALL).expect("the item is there");
            for tag in &detail.tags {
                writeln!(output, "  #{tag}")?;
            }
            for file in &detail.attachments {
                let size = file.size_in_bytes.unwrap_or(-1);
                writeln!(output, "  {}|{}|{size}", file.url, file.mime_type)?;
            }
            writeln!(output, "  {}", feed.text(index, Text::Excerpt).unwrap_or_default())?;
            let html = feed.text(index, Text::ContentHtml).unwrap_or_default();
            writeln!(output, "{}", self.host.plain_text(&html).unwrap_or_default())?;
            if self.fails {
                panic!("it fails as it was told");
            }
        }
        Ok(())
    }

    fn display_loading(&mut self, _: &Loading) -> Result {
        Ok(())
    }

    fn display_error(&mut self, error: &Failure) -> Result {
        writeln!(self.host.status(), "{}", error.text)?;
        Ok(())
    }
}
