// What browsers may import of this room: pure rules and types.
export { type Flags } from './flags.ts'
