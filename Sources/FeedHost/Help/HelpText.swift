/// The text of `--help`.
enum HelpText {
    /// Fits a screen of 80 by 40.
    static let usage = """
        feedhost draws feeds with renderer plugins.

          feedhost [OPTIONS] [SOURCE...]        draw the sources
          feedhost help [VERB] | config         how a verb is used; every setting
          feedhost add URL | list | check       your own feeds; remove, rename or move
              WHICH; import FILE.opml; export   one; take over, hand on a list
          feedhost cache|archive info|clear     what is kept of servers; of items gone
          feedhost renderers [PLUGIN] [--json]  every plugin file with a verdict, or one
          feedhost lint SOURCE [--json]         what is wrong with a feed, by line
          feedhost browser [SOURCE...] [--open] the sources as a page in a browser
          feedhost validate PLUGIN.so [--json]  does a plugin keep the contract?
          feedhost new NAME --language swift|c|cpp|rust [--interactive|--window]

        A SOURCE is a file, - for standard input, an address, a list of feeds (OPML) or
        a web page that announces a feed; gzip is unpacked. Several become one, newest
        first. None: standard input, your own list (feeds.opml) or a sample.

          -r, --renderer ID       text, html or json; terminal, a reader; or a .so file
              --loading-view ID   another plugin's; --error-view ID, where all fails
          -o, --output FILE       write there, whole or not at all
          -n, --limit N; --per-feed N   at most N items in all; of each feed
              --unread; --starred; --mark-read   only such items; mark what was drawn
              --since DATE|AGE    only what is newer, such as 2026-11-01, 12h, 3d or 2w
              --match TEXT; --exclude TEXT; --exclude-from 'FEED TEXT'   by their texts
              --sort ORDER; --skip-empty   newest, oldest, source; nothing for no items
              --archive AGE|N|off; --no-archive   how long your list keeps items gone by
          -O, --option KEY=VALUE  for the renderer, or ID.KEY=VALUE; see --help -r ID
              --plugin-path DIR   look for plugins here, then in $FEEDHOST_PLUGIN_PATH
              --seat SEAT; --trust ID   in-process or worker for all; trust this one
              --allow NEED; --debug-plugin   terminal, display, network, listen, files
              --watch             stay, and draw again when a source or plugin changes
              --offline; --reload; --no-cache   what is kept; ask anew; keep nothing
              --stale-ok SECONDS; --reload=30m   take copies that old; ask so often
              --timeout SECONDS; --jobs N   30 for a source; 64 transfers at a time
              --max-bytes N       how large a source may be, such as 500K or 10M
              --allow-private; --color WHEN   private hosts; auto, always or never
          -q, --quiet; -v, --verbose   say nothing but errors; say what is being done
              --pager COMMAND; --no-pager   on a terminal; else $FEEDHOST_PAGER, $PAGER
          -h, --help; --version; --no-config   pass over ~/.config/feedhost/config

        """
}
