export { type News, type NewsValues, pushTopic, tell } from './tell.ts'
