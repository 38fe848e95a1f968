export { countReading, getArticle, listTrendingArticles } from './articles.ts'
export { listBoards } from './boards.ts'
export { listNewsPosts } from './news-posts.ts'
export { safeRichText } from './safe-rich-text.ts'
