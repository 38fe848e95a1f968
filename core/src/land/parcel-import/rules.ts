export {
  outlineColumn,
  parcelColumnNames,
  parcelColumns,
  type ParcelRowError,
  type ParcelRowErrorCode,
  parcelRowErrors,
} from './columns.ts'
