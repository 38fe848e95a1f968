export { listSlowdowns } from './list-slowdowns.ts'
export { noteSlowdowns, type Slowdown } from './note-slowdowns.ts'
