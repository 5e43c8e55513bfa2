print("feedhost")
