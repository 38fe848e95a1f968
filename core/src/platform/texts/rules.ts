// What browsers may import of this room.
export type { TextKey } from './defaults/index.ts'
export { fillIn, lateValues } from './late-values.ts'
