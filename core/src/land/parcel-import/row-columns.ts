import type { StagedColumns } from '../../platform/import-rows/parts.sql.ts'

/** What an import says of a parcel, in the names of `checkParcel`. */
export const rowColumns = {
  parcelNumber: 'text',
  streetNumber: 'int',
  streetName: 'text',
  streetSuffix: 'text',
  unit: 'text',
  zip: 'text',
  latitude: 'float8',
  longitude: 'float8',
  outline: 'jsonb',
  south: 'float8',
  west: 'float8',
  north: 'float8',
  east: 'float8',
  refusePickupDay: 'text',
  leafDistrict: 'text',
  primaryZoning: 'text',
  currentLandUse: 'text',
  historicDistrict: 'text',
  schoolDistrict: 'text',
  countyBoardDistrict: 'text',
  stateRepresentativeDistrict: 'text',
  stateSenateDistrict: 'text',
  usCongressionalDistrict: 'text',
  waterBillingCycleDates: 'text',
} as const satisfies StagedColumns

/** Of a staged row: its line, its parcel, and parts per thousand by the code of each district. */
export const stagedColumns = {
  line: 'int',
  ...rowColumns,
  zoning: 'jsonb',
} as const satisfies StagedColumns
