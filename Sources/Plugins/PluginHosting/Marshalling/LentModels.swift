/// View models of one kind lent to a plugin, each until the next one has been displayed.
@safe package final class LentModels {
    private let arenas: [Arena]
    private var isOdd = false

    /// Creates an object that lends nothing yet.
    package init(_ makeArena: () -> Arena = { Arena() }) {
        arenas = [makeArena(), makeArena()]
    }

    /// Returns the memory for the next model; takes back that of the one before the last.
    package func next() -> Arena {
        isOdd.toggle()
        let arena = arenas[isOdd ? 1 : 0]
        arena.reset()
        return arena
    }
}
