export { indexDocuments, rebuildSearchIndex } from './index-documents.ts'
export { searchArticles, type SearchInput, searchSite } from './search-site.ts'
