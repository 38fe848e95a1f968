export {
  outlineColumn,
  type ParcelColumn,
  parcelColumnNames,
  parcelColumns,
  type ParcelRowError,
  type ParcelRowErrorCode,
} from './columns.ts'
export { type LayerFields, layerErrors, layerLimits, neededColumns } from './layer-fields.ts'
export { parcelRowErrors } from './row-errors.ts'
