/// The built-in image feed, which shows something on a new installation.
enum SampleFeed {
    /// The title, which says that it is a sample.
    static let title = "Five places, a sample"

    /// An image feed document with embedded pictures.
    static let document = """
        {"items": [
        {"id": "2b0c1f9e-6a41-4c0e-9d1f-5f0c5b1f7a01",
         "description": "Low tide at first light. The boats lie on their sides and wait, and the \
        gulls have the harbour to themselves.",
         "location": "Staithes, North Yorkshire",
         "image": "data:image/webp;base64,\(SamplePictures.staithes)"},
        {"id": "2b0c1f9e-6a41-4c0e-9d1f-5f0c5b1f7a02",
         "description": "Every tile in this stairwell was painted by hand, and no two of the blue \
        birds look the same way.",
         "location": "Alfama, Lisboa",
         "image": "data:image/webp;base64,\(SamplePictures.alfama)"},
        {"id": "2b0c1f9e-6a41-4c0e-9d1f-5f0c5b1f7a03",
         "description": "Rain over the night market 🏮 — umbrellas, steam and neon, ten minutes \
        before closing.",
         "location": "士林, 臺北",
         "image": "data:image/webp;base64,\(SamplePictures.shilin)"},
        {"id": "2b0c1f9e-6a41-4c0e-9d1f-5f0c5b1f7a04",
         "description": "Moss on lava, a thousand years in the making. Walk around it.",
         "location": "Þingvellir, Ísland",
         "image": "data:image/webp;base64,\(SamplePictures.thingvellir)"},
        {"id": "2b0c1f9e-6a41-4c0e-9d1f-5f0c5b1f7a05",
         "description": "The last tram of the evening, seen from the bridge.",
         "location": "Ulica Republike, Zagreb",
         "image": "data:image/webp;base64,\(SamplePictures.zagreb)"}
        ]}
        """
}
