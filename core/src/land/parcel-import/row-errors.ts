import { englishOf } from '../../platform/import-rows/index.ts'
import { importError, parcelImportError } from '../../platform/texts/rules.ts'
import type { ParcelRowErrorCode } from './columns.ts'

/** In English, by the wire's `code`. Apart from the columns: screens have texts of their own. */
export const parcelRowErrors: Readonly<Record<ParcelRowErrorCode, string>> = {
  ...englishOf(importError.ImportError),
  ...englishOf(parcelImportError.ParcelImportError),
}
