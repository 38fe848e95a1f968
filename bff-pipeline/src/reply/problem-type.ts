/** The `type` of a problem is the address of its page in the reference (RFC 9457, 3.1.1). */
export const typeOfProblem = (code: string): string =>
  `/api/docs/problems/${code.replace('.', '/').toLowerCase()}`
