export { hasOpenComments } from './open-comments.ts'
