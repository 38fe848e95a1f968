import { parcelImportError } from '../../platform/texts/rules.ts'
import type { ParcelRowErrorCode } from './columns.ts'

/** In English, by the wire's `code`. Apart from the columns: screens have texts of their own. */
// Object.fromEntries forgets the names.
export const parcelRowErrors = Object.fromEntries(
  Object.entries(parcelImportError.ParcelImportError).map(([code, { en }]) => [code, en]),
) as Readonly<Record<ParcelRowErrorCode, string>>
