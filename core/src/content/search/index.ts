export {
  addBestBet,
  addSynonym,
  deleteBestBet,
  deleteSynonym,
  listSearchWords,
} from './edit-search-words.ts'
export { indexDocuments, rebuildStatements } from './index-documents.ts'
export { countMiss, isMiss } from './misses.ts'
export { runSearch, type SearchInput, searchSite } from './search-site.ts'
export { searchStatement } from './search-statement.ts'
export { existsIn, plainText, type Searchable, type SearchSource, undated } from './searchable.ts'
export { searchablePages } from './searchable-pages.ts'
