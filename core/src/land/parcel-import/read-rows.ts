import { CsvRows } from '../../platform/import-rows/index.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Box } from '../parcels/rules.ts'
import { checkParcel, type ReadParcel, type SentParcel } from './check-parcel.ts'
import {
  outlineColumn,
  type ParcelColumn,
  parcelColumns,
  type ParcelRowErrorCode,
} from './columns.ts'
import { FeatureReader } from './read-features.ts'

export type ParcelFormat = 'csv' | 'geojson'

/** Reads a streamed import row by row. */
export interface ParcelReader {
  /** @throws invalid `Parcels.Unreadable` for invalid CSV or JSON. */
  read(text: string, isLast: boolean): Iterable<ReadParcel>
}

const unreadable = () => new DomainError('invalid', 'Parcels.Unreadable')

const isColumn = (name: string): name is ParcelColumn => Object.hasOwn(parcelColumns, name)

const refused = (line: number, field: string, code: ParcelRowErrorCode): ReadParcel => ({
  line,
  row: null,
  errors: [{ line, field, code }],
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Reported as a row that has no outline or is no feature.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

class CsvParcels implements ParcelReader {
  readonly #rows = new CsvRows((name) => isColumn(name) || name === outlineColumn, unreadable)
  readonly #city: Box

  constructor(city: Box) {
    this.#city = city
  }

  *read(text: string, isLast: boolean): Generator<ReadParcel> {
    for (const read of this.#rows.read(text, isLast)) {
      if ('error' in read) yield { line: read.error.line, row: null, errors: [read.error] }
      else {
        const { [outlineColumn]: geometry, ...sent } = read.sent
        const outline = typeof geometry === 'string' ? jsonOf(geometry) : undefined
        yield checkParcel(read.line, { sent, geometry: outline, city: this.#city })
      }
    }
  }
}

class GeoJsonParcels implements ParcelReader {
  readonly #reader = new FeatureReader(unreadable)
  readonly #city: Box
  #count = 0

  constructor(city: Box) {
    this.#city = city
  }

  *read(text: string, isLast: boolean): Generator<ReadParcel> {
    for (const feature of this.#reader.read(text, isLast)) {
      this.#count += 1
      yield this.#row(this.#count, jsonOf(feature))
    }
  }

  #row(line: number, feature: unknown): ReadParcel {
    if (typeof feature !== 'object' || feature === null || !('geometry' in feature))
      return refused(line, '', 'not-a-feature')
    const properties = 'properties' in feature ? feature.properties : null
    if (typeof properties !== 'object' || properties === null)
      return refused(line, '', 'not-a-feature')
    // A city's own file has other properties too; they are left out.
    const sent: SentParcel = properties
    return checkParcel(line, { sent, geometry: feature.geometry, city: this.#city })
  }
}

export const parcelReader = (format: ParcelFormat, city: Box): ParcelReader =>
  format === 'csv' ? new CsvParcels(city) : new GeoJsonParcels(city)
