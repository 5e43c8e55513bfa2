//! The plugin of Tests/abi/growth-drill in Rust: see plugin.c. `--cfg grown` builds it with the grown
//! bindings, and `--cfg older` for hosts of version 1 as well.
mod feed_plugin;

use feed_plugin::{Feed, Host, Options, Parts, Picture, Renderer, Result, Text, plugin};
use std::any::Any;
use std::io::Write;

#[cfg(older)]
plugin!(
    Growth for 1,
    "id=growth",
    "name=Growth",
    "version=1.0",
    "views=feed image",
    "images=image/png",
    "option=mark|text|-|what stands before each title",
);
#[cfg(not(older))]
plugin!(
    Growth,
    "id=growth",
    "name=Growth",
    "version=1.0",
    "views=feed image",
    "images=image/png",
    "option=mark|text|-|what stands before each title",
);

struct Growth {
    host: Host,
    mark: String,
    pictures: u32,
}

impl Renderer for Growth {
    fn new(host: Host, options: &Options) -> Result<Self> {
        Ok(Growth { host, mark: options.text("mark").into(), pictures: 0 })
    }

    fn display(&mut self, feed: &Feed) -> Result {
        let mut output = self.host.output();
        writeln!(output, "title {}", feed.about().title)?;
        for source in (0..feed.source_count()).filter_map(|index| feed.source(index)) {
            writeln!(output, "from {} {}", source.title, source.item_count)?;
        }
        writeln!(output, "retry {}", self.host.words("retry").unwrap_or_default().before)?;
        writeln!(output, "columns {}", self.host.environment().output.columns)?;
        for (index, item) in (0..).zip(feed.items()) {
            writeln!(output, "{} {}\nopen {}", self.mark, item.title, item.open_url)?;
            let date = item.date.map_or(String::new(), |date| date.rfc3339);
            writeln!(output, "source {}\ndate {date}", item.source_title)?;
            let detail = feed.detail(index, Parts::ALL).unwrap_or_default();
            for person in &detail.authors {
                writeln!(output, "author {}", person.name)?;
            }
            for file in &detail.attachments {
                let size = file.size_in_bytes.unwrap_or(-1);
                writeln!(output, "file {} {} {size}", file.url, file.kind as i32)?;
            }
            for tag in &detail.tags {
                writeln!(output, "tag {tag}")?;
            }
            // Zero with hosts of version 1, and with hosts of version 2 without a value.
            #[cfg(grown)]
            if item.grown != 0 || detail.grown != 0 || feed.about().grown != 0 {
                panic!("an absent member has a value");
            }
            let excerpt = feed.text(index, Text::Excerpt).unwrap_or_default();
            let html = feed.text(index, Text::ContentHtml).unwrap_or_default();
            writeln!(output, "excerpt {excerpt}\nhtml {html}")?;
            self.host.request_picture(&feed.picture(Some(index), "", None));
        }
        let plain = self.host.plain_text("<p>one<p>two").unwrap_or_default();
        writeln!(output, "plain {plain}")?;
        Ok(())
    }

    fn make_image(_: &[u8], _: &str) -> Result<Box<dyn Any>> {
        Ok(Box::new(()))
    }

    fn display_picture(&mut self, picture: &Picture) -> Result {
        if picture.image.is_some() && picture.about.request.item == Some(0) {
            self.pictures += 1;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result {
        writeln!(self.host.output(), "pictures {}", self.pictures)?;
        Ok(())
    }
}
