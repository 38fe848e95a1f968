export { countReading, getArticle, listTrendingArticles } from './articles.ts'
export { searchArticles } from './search-articles.ts'
