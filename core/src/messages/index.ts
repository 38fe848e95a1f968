export { tell } from './tell.ts'
