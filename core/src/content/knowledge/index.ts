export { countReading, getArticle, listTrendingArticles } from './articles.ts'
export { listArticleFeedback, sendArticleFeedback } from './feedback.ts'
export { searchArticles } from './search-articles.ts'
