/** Counting stops here; a screen shows "1,000+". */
export const maxCounted = 1000

/** Of the figures on the start page. */
export const figureDays = 30
