/**
 * One slash first, and nothing that a browser reads as a second one or ignores. For every path in a
 * query or from an app.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path)
