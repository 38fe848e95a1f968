import type { Context } from '../kernel/context.ts'
import type { Language } from '../kernel/language.ts'
import type { ColumnType } from './formats.ts'

export type Words = Readonly<Record<Language, string>>

/**
 * What a column holds stands beside its name, not among the texts that staff change: it documents what
 * this release writes.
 */
export interface Column extends Words {
  readonly name: string
  readonly type: ColumnType
  /** Digits behind the point, in CSV. */
  readonly decimals?: number
}

export type Value = string | number | boolean | null

/** A row's values, in the order of the columns. */
export type Line = readonly Value[]

/** A table of public data, which its room exports and `office/open-data` publishes. */
export interface DataSet {
  readonly title: Words
  /** What one row is, and what is left out. */
  readonly about: Words
  /** By which catalogs of other sites find it; English. */
  readonly keywords: readonly [string, ...string[]]
  readonly columns: readonly Column[]
  /** Page by page: the next one is read once the last one is written. */
  readonly pages: (context: Context) => AsyncGenerator<readonly Line[], void>
}
