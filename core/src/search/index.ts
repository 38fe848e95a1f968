export { indexDocuments, rebuildSearchIndex, rebuildStatements } from './index-documents.ts'
export { searchArticles, type SearchInput, searchSite } from './search-site.ts'
