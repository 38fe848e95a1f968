export { type Citation, lookUpCitation } from './look-up-citation.ts'
export { settleCitation } from './settle-citation.ts'
