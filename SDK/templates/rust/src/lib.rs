//! @TITLE@: a renderer for FeedHost.

mod feed_plugin;

use feed_plugin::{Feed, Host, Options, Renderer, Result, Text, TitleOrigin, plugin};
use std::io::Write;

plugin!(
    Digest,
    "id=@NAME@",
    "name=@TITLE@",
    "version=1.0",
    "summary=The beginning of each item, and where to read on",
    "views=feed",
    "media-type=text/plain; charset=utf-8",
    "extension=txt",
    "option=excerpts|boolean|true|show the beginning of each item",
);

struct Digest {
    host: Host,
    shows_excerpts: bool,
}

impl Renderer for Digest {
    fn new(host: Host, options: &Options) -> Result<Self> {
        Ok(Digest { host, shows_excerpts: options.boolean("excerpts") })
    }

    fn display(&mut self, feed: &Feed) -> Result {
        let mut output = self.host.output();
        writeln!(output, "{}", feed.about().title)?;
        for (index, item) in (0..).zip(feed.items()) {
            write!(output, "\n* {}", item.title)?;
            if let Some(date) = &item.date {
                write!(output, " ({})", date.text)?;
            }
            writeln!(output)?;
            // What is not shown is not asked for.
            if self.shows_excerpts && item.title_origin != TitleOrigin::FromText {
                if let Some(excerpt) = feed.text(index, Text::Excerpt) {
                    writeln!(output, "  {excerpt}")?;
                }
            }
            if !item.open_url.is_empty() {
                writeln!(output, "  {}", item.open_url)?;
            }
        }
        Ok(())
    }
}
