// Pure tables that the contract, the operations and the screens share.
import type { DataSetFormat } from '../../platform/data-sets/rules.ts'

const table = ['csv', 'json'] as const
const places = [...table, 'geojson'] as const

/** The data sets that the city publishes, with the formats of their files. Names are in addresses and stay. */
export const dataSetFiles = {
  requests: places,
  permits: places,
  'permit-history': table,
  'permit-inspections': table,
  'permit-contractors': table,
  services: table,
  'pickup-calendar': table,
  boards: table,
  'board-seats': table,
  'board-meetings': table,
} as const satisfies Readonly<Record<string, readonly DataSetFormat[]>>

export type DataSetName = keyof typeof dataSetFiles

// Object.keys loses the constant's literal keys; a schema's enum needs at least one.
export const dataSetNames = Object.keys(dataSetFiles) as [DataSetName, ...DataSetName[]]

export type DataSetFile = `${DataSetName}.${DataSetFormat}`

export const formatsOf = (name: DataSetName): readonly DataSetFormat[] => dataSetFiles[name]

export const fileOf = (name: DataSetName, format: DataSetFormat): DataSetFile => `${name}.${format}`

/** `requests.csv`; also for addresses, where a schema's enum needs at least one. */
export const openDataFiles = dataSetNames.flatMap(
  (name) => formatsOf(name).map((format) => fileOf(name, format)),
  // It has the files of every data set above.
) as [DataSetFile, ...DataSetFile[]]

/** Whose data and which format a file has; both are in its name. */
export function partsOfFile(file: DataSetFile): {
  readonly name: DataSetName
  readonly format: DataSetFormat
} {
  const [name, format] = file.split('.')
  // The type of the name says so.
  return { name: name as DataSetName, format: format as DataSetFormat }
}

/** Anyone may use the data for anything, without asking. */
export const openDataLicense = {
  id: 'CC0-1.0',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const
