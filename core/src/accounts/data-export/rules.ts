/** The max for an immediate download; larger archives are prepared in the background. */
export const atOnce = { bytes: 25_000_000, files: 100 } as const

/** How long a prepared archive can be downloaded. */
export const exportDays = 7
