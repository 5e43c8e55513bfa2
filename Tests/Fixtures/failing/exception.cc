// C++: throws an uncaught exception for an index out of range.
#include <cstdint>
#include <vector>

namespace shelf {
struct Titles {
    std::vector<int> widths;
    __attribute__((noinline)) int width_of(std::size_t index) const { return widths.at(index); }
};
}

extern "C" void draw_titles(std::uint64_t count) {
    shelf::Titles titles;
    static volatile int sink;
    sink = titles.width_of(count) + 1;
}
