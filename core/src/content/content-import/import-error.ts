import type { ImportErrorCode, RowError } from '../../platform/import-rows/index.ts'
import type { contentImportError } from '../../platform/texts/rules.ts'

export type ContentImportErrorCode =
  | ImportErrorCode
  | keyof (typeof contentImportError)['ContentImportError']

export interface ContentImportError extends RowError<ContentImportErrorCode> {
  /** Of the file; empty for one that the portal does not know. */
  readonly list: string
}
