import FeedMarkup
import Testing

/// Which addresses are of one picture in several sizes.
@Suite struct PictureFileTests {
    private func file(_ address: String) -> PictureFile { PictureFile(at: address.utf8Span.span) }

    @Test(
        arguments: [
            ("https://a.example/1.jpg", "http://A.example/1.jpg#x"),
            (
                "https://1.bp.blogspot.com/-a/b/s72-c/1.jpg",
                "https://1.bp.blogspot.com/-a/b/s320/1.jpg"
            ),
            (
                "https://lh3.googleusercontent.com/img/a/AVv=s72-c",
                "https://lh3.googleusercontent.com/img/a/AVv=w640-h400"
            ),
            ("https://a.example/wp/1-150x150.jpg", "https://a.example/wp/1.jpg"),
            ("https://a.example/wp/1-scaled.jpg", "https://a.example/wp/1-1024x768.jpg"),
            ("https://i.example/v1/1.jpg?format=500w", "https://i.example/v1/1.jpg?format=1500w"),
            ("https://i0.wp.com/a.example/1.jpg?resize=300%2C200&ssl=1", "https://a.example/1.jpg"),
            (
                "https://substackcdn.com/image/fetch/$s_!a!,w_1456,c_limit/https%3A%2F%2Fs.example%2F1.png",
                "https://substackcdn.com/image/fetch/f_auto/https%3A%2F%2Fs.example%2F1.png"
            ),
            (
                "https://c.example/image/fetch/w_9/https://s.example/1.png",
                "https://s.example/1.png"
            ),
            (
                "https://c.example/image/upload/w_9,c_fill/f_auto/v1/1.png",
                "https://c.example/image/upload/v1/1.png"
            ),
            (
                "https://g.example/content/images/size/w600/1.png",
                "https://g.example/content/images/1.png"
            ),
            ("https://a.example/1.jpg?id=3&w=20", "https://a.example/1.jpg?id=3"),
            (
                "https://a.example/1.jpg?width=20&s=0123456789abcdef0123456789abcdef",
                "https://a.example/1.jpg?width=30&s=fedcba9876543210fedcba9876543210"
            ),
        ])
    func `Takes sizes of a picture for one`(first: String, second: String) {
        #expect(file(first) == file(second))
    }

    @Test(
        arguments: [
            ("https://a.example/1.jpg", "https://a.example/2.jpg"),
            ("https://a.example/a/1.jpg", "https://a.example/b/1.jpg"),
            ("https://a.example/1.jpg", "https://b.example/1.jpg"),
            ("https://a.example/s72/1.jpg", "https://a.example/s320/1.jpg"),
            ("https://a.example/1-2x3.jpg", "https://a.example/1.jpg"),
            ("https://a.example/1.jpg", "https://a.example/1.png"),
            ("https://a.example/i.php?q=a", "https://a.example/i.php?q=b"),
            ("https://a.example/1.jpg?id=3", "https://a.example/1.jpg?id=4"),
            ("https://a.example/upload/w_1/1.jpg", "https://a.example/upload/w_2/1.jpg"),
            (
                "https://c.example/image/upload/w_9,l_text:Arial_60:One/1.png",
                "https://c.example/image/upload/w_9,l_text:Arial_60:Two/1.png"
            ),
            ("https://a.example/1.png?s=AAPL", "https://a.example/1.png?s=MSFT"),
            ("https://a.example/1.png?s=1&q=x", "https://a.example/1.png?s=1&q=y"),
            ("https://a.example/1.png?zoom=1", "https://a.example/1.png?zoom=2"),
            ("https://1.bp.blogspot.com/-a/b/1.jpg", "https://1.bp.blogspot.com/-c/b/1.jpg"),
            ("https://", "https://a.example"), ("https://a.example?", "https://a.example/"),
            ("data:image/png;base64,AA", "data:image/png;base64,AB"), ("", "https://i0.wp.com/"),
        ])
    func `Keeps different pictures apart`(first: String, second: String) {
        #expect(file(first) != file(second))
    }
}
