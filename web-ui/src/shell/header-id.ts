/** The first paint waits for the whole header, so that no part of it moves (app/server.tsx). */
export const headerId = 'header'
