/** Of an `If-Match`; undefined for callers that take any version. */
export const seenVersion = (ifMatch: string | undefined): string | undefined =>
  ifMatch === '*' ? undefined : ifMatch?.replaceAll(/^(?:W\/)?"|"$/g, '')
