import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { type ParcelColumn, parcelColumnNames, parcelColumns } from './columns.ts'

/** The names of a layer's fields, by what they have. */
export type LayerFields = Readonly<Partial<Record<ParcelColumn, string>>>

/** Where an import came from. */
export interface ParcelLayer {
  readonly layerUrl: string
  readonly fields: LayerFields
}

export const layerLimits = { address: 500, field: 60, token: 2000 } as const

const isNeeded = (column: ParcelColumn): boolean => !('isOptional' in parcelColumns[column])

/** What a parcel cannot do without. */
export const neededColumns = parcelColumnNames.filter(isNeeded)

export const layerErrors = (fields: LayerFields): readonly ValidationError[] =>
  neededColumns.flatMap((column) => required(`fields.${column}`, fields[column] ?? ''))
