/// Styles that Adwaita does not provide.
enum StyleSheet {
    static let text = """
        .thumbnail { border-radius: 6px; color: alpha(currentColor, 0.4); }
        .unread { color: @accent_color; font-size: 60%; margin-top: 4px; }
        .unread.read { color: transparent; }
        .star { color: @warning_color; }
        .reading { line-height: 1.45; font-size: 108%; }
        .found { background: alpha(@warning_color, 0.3); }
        .item { margin-top: -6px; }
        .file label { font-weight: normal; text-decoration: underline; }
        .code { background: alpha(currentColor, 0.07); border-radius: 8px; padding: 12px; }
        .quote { border-left: 3px solid alpha(currentColor, 0.3); padding-left: 12px; }
        .quote-rtl { border-right: 3px solid alpha(currentColor, 0.3); padding-right: 12px; }
        .notice { padding: 6px 12px; }
        .table { padding-bottom: 12px; }
        separator.handle { min-width: 1px; padding: 0 4px; background-clip: content-box; }
        """
}
