export { listEvents, listNews } from './list-feeds.ts'
