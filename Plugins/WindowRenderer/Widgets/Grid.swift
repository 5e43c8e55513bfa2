import Adwaita

/// Arranges widgets in rows and columns.
package final class Grid: Widget {
    package init(rowSpacing: Int, columnSpacing: Int) {
        unsafe super.init(gtk_grid_new())
        unsafe gtk_grid_set_row_spacing(cast(to: GtkGrid.self), guint(rowSpacing))
        unsafe gtk_grid_set_column_spacing(cast(to: GtkGrid.self), guint(columnSpacing))
    }

    package func put(_ child: Widget, column: Int, row: Int) {
        unsafe gtk_grid_attach(
            cast(to: GtkGrid.self), child.pointer, gint(column), gint(row), 1, 1)
    }
}
