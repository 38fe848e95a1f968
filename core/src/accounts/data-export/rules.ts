/** What is at most made while one waits; the rest is prepared in the background. */
export const atOnce = { bytes: 25_000_000, files: 100 } as const

/** So long a prepared archive can be downloaded. */
export const exportDays = 7
