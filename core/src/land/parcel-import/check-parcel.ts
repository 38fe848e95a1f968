import { textOf } from '../../platform/import-rows/index.ts'
import { boxOf, type Box } from '../parcels/rules.ts'
import { wholeShare } from '../zoning/rules.ts'
import {
  outlineColumn,
  type ParcelColumn,
  parcelColumnNames,
  parcelColumns,
  type ParcelRowError,
  type ParcelRowErrorCode,
} from './columns.ts'
import { placeIn, readOutline } from './read-outline.ts'

export type SentParcel = Readonly<Partial<Record<ParcelColumn, unknown>>>

export interface ReadParcel {
  readonly line: number
  /** Null if there are errors. */
  readonly row: Readonly<Record<string, unknown>> | null
  readonly errors: readonly ParcelRowError[]
}

function fieldError(column: ParcelColumn, text: string): ParcelRowErrorCode | null {
  const rule: { max: number; isOptional?: true } = parcelColumns[column]
  if (text === '') return rule.isOptional ? null : 'required'
  if (text.length > rule.max) return 'too-long'
  if (column === 'streetNumber' && !/^\d{1,7}$/.test(text)) return 'not-a-number'
  if (column === 'zip' && !/^\d{5}(-\d{4})?$/.test(text)) return 'not-a-zip'
  return null
}

/** By code, each once; null if it is not of that form. */
function districtsOf(text: string): Readonly<Record<string, number>> | null {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
  const shares = new Map<string, number>()
  for (const part of parts) {
    const [, code = '', share = String(wholeShare)] =
      /^([\w./ -]{1,30}?)(?:=(\d{1,4}))?$/.exec(part) ?? []
    if (code === '' || shares.has(code) || Number(share) < 1 || Number(share) > wholeShare)
      return null
    shares.set(code, Number(share))
  }
  return Object.fromEntries(shares)
}

/** One parcel as an import sends it, with its geometry. */
export function checkParcel(
  line: number,
  { sent, geometry, city }: { sent: SentParcel; geometry: unknown; city: Box },
): ReadParcel {
  const errors: ParcelRowError[] = []
  const row: Record<string, unknown> = {}
  for (const column of parcelColumnNames) {
    const text = textOf(sent[column])
    const code = fieldError(column, text)
    if (code !== null) errors.push({ line, field: column, code })
    // Read below.
    if (column === 'zoning') continue
    row[column] = text === '' && (column === 'unit' || column === 'historicDistrict') ? null : text
  }
  const districts = districtsOf(textOf(sent.zoning))
  const hasZoning = textOf(sent.zoning) !== ''
  if (districts === null) errors.push({ line, field: 'zoning', code: 'not-districts' })
  const read = readOutline(geometry, city)
  if ('error' in read) errors.push({ line, field: outlineColumn, code: read.error })
  if (errors.length > 0 || 'error' in read) return { line, row: null, errors }
  const { outline } = read
  return {
    line,
    row: {
      ...row,
      ...(hasZoning && { zoning: districts }),
      outline,
      ...boxOf(outline),
      ...placeIn(outline),
    },
    errors,
  }
}
