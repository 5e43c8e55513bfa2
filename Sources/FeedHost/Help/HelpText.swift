/// What `--help` prints.
enum HelpText {
    /// How the program is used; fits a screen of 80 by 40.
    static let usage = """
        feedhost draws feeds with renderer plugins.

        Usage:
          feedhost [OPTIONS] [SOURCE...]        draw the sources
          feedhost renderers [--json]           list every plugin file with a verdict
          feedhost --help | --version

        A SOURCE is a file or - for standard input. Several become one feed, newest
        first. With none, what is piped in is drawn, else a built-in sample feed.

        Options:
          -r, --renderer ID       the renderer: an id (see 'feedhost renderers') or the
                                  path of a .so; text unless named
              --loading-view ID   take the loading view from another plugin
              --error-view ID     take the error view from another plugin
          -o, --output FILE       write there, whole or not at all
          -n, --limit N           draw at most N items
          -O, --option KEY=VALUE  an option of the renderer; 'feedhost --help -r ID'
                                  lists them
              --plugin-path DIR   look for plugins here first; may be repeated
              --seat SEAT         in-process or worker: where plugins run; without it
                                  only feedhost's own run in-process
              --trust ID          run this plugin in-process, this time
              --allow NEED        grant terminal, display or network to plugins
                                  that need it
              --color WHEN        auto, always or never; NO_COLOR is obeyed
          -q, --quiet             say nothing but errors
          -v, --verbose           say what is being done
          -h, --help              this page
              --version           the version

        Plugins are looked for in --plugin-path, $FEEDHOST_PLUGIN_PATH,
        $XDG_DATA_HOME/feedhost/plugins, and where feedhost is installed.

        """
}
