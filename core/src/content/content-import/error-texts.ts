import { englishOf } from '../../platform/import-rows/index.ts'
import { contentImportError, importError } from '../../platform/texts/rules.ts'
import type { ContentImportErrorCode } from './import-error.ts'

/** In English, by the wire's `code`. */
export const contentImportErrors: Readonly<Record<ContentImportErrorCode, string>> = {
  ...englishOf(importError.ImportError),
  ...englishOf(contentImportError.ContentImportError),
}
