import FeedModel

/// Loads pictures with the browser, which also shows them: a page can read neither the bytes nor the pixels of another
/// site's picture. The handle of a picture is the number of the task that loaded it.
final class PagePictures: FeedImageDataLoader {
    private let tasks: PageTasks<UInt32?>

    init(tasks: PageTasks<UInt32?>) {
        self.tasks = tasks
    }

    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, FeedFailure>) -> Void
    ) -> any FeedImageDataLoaderTask {
        let task = tasks.begin { picture in
            guard let picture else {
                return completion(.failure(FeedFailure("no picture", canRetry: true)))
            }
            completion(.success(.handle(UInt64(picture))))
        }
        unsafe url.lend { unsafe page_load_picture(task, $0, $1) }
        return PageTask { [tasks] in tasks.cancel(task) }
    }
}
