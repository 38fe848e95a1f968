import { sql } from 'drizzle-orm'
import { type ColumnType, type DataSetFormat, mediaTypes } from '../../platform/data-sets/rules.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { openDataSets } from './open-data.sql.ts'
import { type DataSetName, dataSetNames, fileOf, formatsOf, openDataLicense } from './rules.ts'

interface Made extends Record<string, unknown> {
  readonly name: string
  readonly madeAt: string
  readonly since: string
  readonly rows: number
  readonly sizes: Readonly<Record<string, number>>
}

export interface ListedDataFile {
  readonly format: DataSetFormat
  readonly mediaType: (typeof mediaTypes)[DataSetFormat]
  /** Below the API's address. */
  readonly path: string
  /** Bytes; null before the first night. */
  readonly size: number | null
}

export interface ListedDataSet {
  readonly name: DataSetName
  readonly title: string
  readonly about: string
  readonly keywords: readonly string[]
  readonly columns: readonly {
    readonly name: string
    readonly type: ColumnType
    readonly about: string
  }[]
  readonly files: readonly ListedDataFile[]
  /** Null before the first night: then a download is of the moment. */
  readonly rows: number | null
  readonly madeAt: string | null
  /** The day of its first files in this city. */
  readonly since: string | null
}

export interface OpenDataList {
  readonly license: typeof openDataLicense
  readonly dataSets: readonly ListedDataSet[]
}

/** What the city publishes as open data, in the reader's language. */
export async function listDataSets({ database, language }: Context): Promise<OpenDataList> {
  // Asked first, so that it goes with the request's other reads. What columns hold is imported late: no
  // page but this one waits for it.
  const [rows, { dataSets }] = await Promise.all([
    database.rows<Made>(sql`
      select name, ${isoInstant(sql`made_at`)} as "madeAt", first_made_on::text as since,
        row_count as rows, sizes
      from ${openDataSets} where made_at is not null`),
    import('./data-sets.ts'),
  ])
  const made = new Map(rows.map((row) => [row.name, row]))
  return {
    license: openDataLicense,
    dataSets: dataSetNames.map((name) => {
      const { title, about, keywords, columns } = dataSets[name]
      const last = made.get(name)
      return {
        name,
        title: title[language],
        about: about[language],
        keywords,
        columns: columns.map((column) => ({
          name: column.name,
          type: column.type,
          about: column[language],
        })),
        files: formatsOf(name).map((format) => ({
          format,
          mediaType: mediaTypes[format],
          path: `/open-data/${fileOf(name, format)}`,
          size: last?.sizes[format] ?? null,
        })),
        rows: last?.rows ?? null,
        madeAt: last?.madeAt ?? null,
        since: last?.since ?? null,
      }
    }),
  }
}
