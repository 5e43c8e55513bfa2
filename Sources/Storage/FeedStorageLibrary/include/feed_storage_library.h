/* Opened with dlopen; nothing links it. */
