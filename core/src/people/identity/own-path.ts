/**
 * Whether a path leads nowhere but into the portal: it begins with one slash, and holds nothing that a
 * browser reads as a second one or leaves out. For every address that a query or an app names.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path)
