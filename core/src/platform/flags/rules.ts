export { type Flags } from './flags.ts'
