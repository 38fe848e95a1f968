export { type Citation, citationPath, getCitation, lookUpCitation } from './look-up-citation.ts'
export { settleCitation } from './settle-citation.ts'
