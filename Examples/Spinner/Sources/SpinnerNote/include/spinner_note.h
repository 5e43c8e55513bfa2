/* Nothing to import: the note is read from the file. */
