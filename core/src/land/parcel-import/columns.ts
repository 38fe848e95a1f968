import type { ImportErrorCode, RowError } from '../../platform/import-rows/index.ts'
import type { parcelImportError } from '../../platform/texts/rules.ts'

/** In the order of docs/parcel-import.md. Lengths: characters. */
export const parcelColumns = {
  parcelNumber: { max: 60 },
  streetNumber: { max: 7 },
  streetName: { max: 100 },
  streetSuffix: { max: 20, isOptional: true },
  unit: { max: 20, isOptional: true },
  zip: { max: 10 },
  refusePickupDay: { max: 40, isOptional: true },
  leafDistrict: { max: 40, isOptional: true },
  primaryZoning: { max: 100, isOptional: true },
  currentLandUse: { max: 100, isOptional: true },
  historicDistrict: { max: 100, isOptional: true },
  schoolDistrict: { max: 100, isOptional: true },
  countyBoardDistrict: { max: 100, isOptional: true },
  stateRepresentativeDistrict: { max: 100, isOptional: true },
  stateSenateDistrict: { max: 100, isOptional: true },
  usCongressionalDistrict: { max: 100, isOptional: true },
  waterBillingCycleDates: { max: 100, isOptional: true },
  /** `CC1=720|GI=280`: parts per thousand. */
  zoning: { max: 500, isOptional: true },
} as const satisfies Readonly<Record<string, { max: number; isOptional?: true }>>

export type ParcelColumn = keyof typeof parcelColumns

// Object.keys loses the constant's literal keys.
export const parcelColumnNames = Object.keys(parcelColumns) as ParcelColumn[]

/** CSV has the geometry here, as GeoJSON. */
export const outlineColumn = 'outline'

export type ParcelRowErrorCode =
  | ImportErrorCode
  | keyof (typeof parcelImportError)['ParcelImportError']

/** Of GeoJSON the line is the feature's number. */
export type ParcelRowError = RowError<ParcelRowErrorCode>
