import { csvLine } from '../kernel/csv.ts'
import type { Column, DataSet, Line, Value } from './data-set.ts'
import type { ColumnType, DataSetFormat } from './formats.ts'

/** A file's text from its beginning to its end; `lines` is called for each page in order. */
export interface Writing {
  readonly begin: string
  readonly lines: (lines: readonly Line[]) => string
  readonly end: string
}

function csvField(value: Value, { decimals }: Column): string {
  if (value === null) return ''
  return typeof value === 'number' && decimals !== undefined
    ? value.toFixed(decimals)
    : String(value)
}

function csvWriting({ columns }: DataSet): Writing {
  const fieldsOf = (line: Line): string[] =>
    columns.map((column, place) => csvField(line[place] ?? null, column))
  return {
    begin: csvLine(columns.map(({ name }) => name)),
    lines: (lines) => lines.map((line) => csvLine(fieldsOf(line))).join(''),
    end: '',
  }
}

const recordOf = ({ columns }: DataSet, line: Line): Readonly<Record<string, Value>> =>
  Object.fromEntries(columns.map(({ name }, place) => [name, line[place] ?? null]))

/** A JSON array with a line for each row, so that a program can also read it line by line. */
function listWriting(textOf: (line: Line) => string, begin: string, end: string): Writing {
  let isFirst = true
  return {
    begin,
    lines: (lines) =>
      lines
        .map((line) => {
          const before = isFirst ? '\n' : ',\n'
          isFirst = false
          return before + textOf(line)
        })
        .join(''),
    end: `\n${end}\n`,
  }
}

const jsonWriting = (set: DataSet): Writing =>
  listWriting((line) => JSON.stringify(recordOf(set, line)), '[', ']')

/** A row without a place is a feature without a geometry (RFC 7946, 3.2). */
function geoJsonWriting(set: DataSet): Writing {
  const placeOf = (type: ColumnType): number => set.columns.findIndex((each) => each.type === type)
  const [latitudeAt, longitudeAt] = [placeOf('latitude'), placeOf('longitude')]
  const featureOf = (line: Line): string => {
    const [latitude, longitude] = [line[latitudeAt] ?? null, line[longitudeAt] ?? null]
    const isPlaced = latitude !== null && longitude !== null
    return JSON.stringify({
      type: 'Feature',
      geometry: isPlaced ? { type: 'Point', coordinates: [longitude, latitude] } : null,
      properties: recordOf(set, line),
    })
  }
  return listWriting(featureOf, '{"type":"FeatureCollection","features":[', ']}')
}

const writings: Readonly<Record<DataSetFormat, (set: DataSet) => Writing>> = {
  csv: csvWriting,
  json: jsonWriting,
  geojson: geoJsonWriting,
}

/** A new file of a data set: CSV by RFC 4180 without formulas, JSON, or GeoJSON. */
export const writingOf = (set: DataSet, format: DataSetFormat): Writing => writings[format](set)
