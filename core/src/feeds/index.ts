export { listEvents, listNews } from './list-feeds.ts'
export { pictureTypeOf } from '../kernel/picture-kinds.ts'
export type { PictureStore } from './picture-store.ts'
