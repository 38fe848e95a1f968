export {
  deleteLegistarSource,
  getLegistarSource,
  readLegistarNow,
  saveLegistarSource,
} from './edit-source.ts'
export type { LegistarReport } from './report.ts'
