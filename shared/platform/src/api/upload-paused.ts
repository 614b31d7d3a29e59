/** The reason of an abort after which an upload is gone on with later: the server keeps what it has for a day. */
export const uploadPaused = new DOMException('Paused', 'AbortError');
