/** Where the skip link leads, and what the first paint waits for (app/server.tsx). */
export const mainId = 'main'
