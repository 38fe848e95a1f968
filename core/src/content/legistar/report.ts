import type { SourceReport } from '../content-import/index.ts'
import type { LegistarNote } from './rules.ts'

/** What a read brought. */
export interface LegistarReport extends SourceReport {
  readonly notes: readonly LegistarNote[]
}
