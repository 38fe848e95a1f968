/** In which a data set can be downloaded. */
export const dataSetFormats = ['csv', 'json', 'geojson'] as const

export type DataSetFormat = (typeof dataSetFormats)[number]

export const mediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  /** RFC 7946 */
  geojson: 'application/geo+json',
} as const satisfies Readonly<Record<DataSetFormat, string>>

/** Degrees are those of WGS 84. Days are `YYYY-MM-DD` in the city's time zone. */
export const columnTypes = ['text', 'number', 'day', 'yes-no', 'latitude', 'longitude'] as const

export type ColumnType = (typeof columnTypes)[number]
