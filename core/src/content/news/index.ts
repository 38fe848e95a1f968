export { listNewsPosts } from './news-posts.ts'
