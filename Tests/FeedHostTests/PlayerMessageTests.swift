import Testing

@testable import FeedHost

@Suite struct PlayerMessageTests {
    @Test(arguments: [
        (
            #"{"event":"property-change","id":1,"name":"time-pos","data":5.015471}"#,
            PlayerMessage.second(5.015471)
        ),
        (#"{"event":"property-change","id":2,"name":"duration","data":20.000000}"#, .length(20)),
        (#"{"event":"end-file","reason":"eof","playlist_entry_id":1}"#, .ended),
        (
            #"{"event":"end-file","reason":"error","playlist_entry_id":1,"file_error":"loading failed"}"#,
            .failed("loading failed")
        ),
        (#"{"event":"end-file","reason":"quit","playlist_entry_id":1}"#, .stopped),
        (#"{"event":"end-file","reason":"error"}"#, .failed("unknown error")),
    ])
    func `Is read from a line of mpv's`(line: String, message: PlayerMessage) {
        #expect(PlayerMessage(line) == message)
    }

    @Test(arguments: [
        "", "{", "x", #""event":"#, #"{"event":"property-change","id":1,"name":"time-pos"}"#,
        #"{"event":"property-change","id":2,"data":null}"#, #"{"request_id":0,"error":"success"}"#,
        #"{"event":"end-file","reason":"redirect"}"#, #"{"event":"seek"}"#,
        #"{"event":"property-change","id":3,"data":1}"#,
    ])
    func `Other lines are none`(line: String) {
        #expect(PlayerMessage(line) == nil)
    }
}
