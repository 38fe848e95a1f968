export { indexDocuments, rebuildStatements } from './index-documents.ts'
export { runSearch, type SearchInput, searchSite } from './search-site.ts'
export { searchStatement } from './search-statement.ts'
export {
  existsIn,
  plainText,
  type Searchable,
  type SearchSource,
  textIn,
  undated,
} from './searchable.ts'
export { searchablePages } from './searchable-pages.ts'
