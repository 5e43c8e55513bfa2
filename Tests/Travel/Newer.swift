// NOT FOR USE: needs macOS 26.4, which the type check with the full library must refuse.

func words(of error: DecodingError) -> String {
    error.debugDescription
}
