export { addFeed, deleteFeed, listFeeds, pauseFeed, updateFeed } from './edit-feeds.ts'
export { listEvents, listNews } from './list-feeds.ts'
export { pictureTypeOf } from '../../platform/kernel/picture-kinds.ts'
export type { PictureStore } from './picture-store.ts'
