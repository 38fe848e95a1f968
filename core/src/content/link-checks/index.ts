export { checkBrokenLink, ignoreBrokenLink, listBrokenLinks } from './broken-links.ts'
export type { LinkReach } from './check-links.ts'
export { checkLinks } from './check-links.ts'
export type { LinkSource } from './link-source.ts'
