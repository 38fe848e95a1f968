export type { Column, DataSet, Line } from './data-set.ts'
export { type Keyed, keyedPages } from './keyed-pages.ts'
export { dataSetStream } from './data-set-stream.ts'
export { writingOf } from './writing.ts'
