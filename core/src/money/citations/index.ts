export { type Citation, citationPath, getCitation, lookUpCitation } from './look-up-citation.ts'
export { reopenCitation, settleCitation } from './settle-citation.ts'
