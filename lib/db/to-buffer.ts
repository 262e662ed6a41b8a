/** Returns the content of a binary column, a Uint8Array from SQLite and a Buffer from PostgreSQL, as a Buffer. */
export const toBuffer = (content: Uint8Array): Buffer => Buffer.from(content);
