// Types that browsers may import.
export type { TextKey } from './defaults/index.ts'
export { fillIn, lateValues } from './late-values.ts'
