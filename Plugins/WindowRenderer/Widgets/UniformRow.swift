import Adwaita

/// A container with a height that is known without laying out its text.
///
/// GTK keeps 200 rows and measures all of them when they change, but allocates only those in view, so that only their
/// text has to be laid out.
@safe package final class UniformRow: Widget {
    private let child: Widget
    private let commonHeight: () -> Int
    /// True if its content has the common height; otherwise the content is measured.
    package var isCommon = true {
        didSet { if isCommon != oldValue { unsafe gtk_widget_queue_resize(pointer) } }
    }

    /// - Parameter height: the common height, with margins.
    package init(_ child: Widget, height: @escaping () -> Int) {
        self.child = child
        commonHeight = height
        unsafe super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        unsafe gtk_box_append(cast(to: GtkBox.self), child.pointer)
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe window_lay_out(
            pointer, context,
            { context, width in
                guard let context = unsafe context else { return 0 }
                let row = unsafe Unmanaged<UniformRow>.fromOpaque(context).takeUnretainedValue()
                return row.height(for: width)
            })
    }

    deinit { unsafe window_lay_out(pointer, nil, nil) }

    private func height(for width: gint) -> gint {
        let common = gint(commonHeight())
        guard !isCommon else { return common }
        var height: gint = 0
        unsafe gtk_widget_measure(
            child.pointer, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
        return max(height, common)
    }
}
