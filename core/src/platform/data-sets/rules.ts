// Pure tables that the contract and screens share.
export {
  type ColumnType,
  columnTypes,
  type DataSetFormat,
  dataSetFormats,
  mediaTypes,
} from './formats.ts'
