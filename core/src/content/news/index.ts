export { listBoards } from './boards.ts'
export { listNewsPosts } from './news-posts.ts'
