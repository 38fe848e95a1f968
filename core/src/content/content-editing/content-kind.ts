import { type AnyColumn, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Builder } from '../../platform/database/database.ts'
import type { ValidationError } from '../../platform/kernel/validation.ts'
import type { Searchable } from '../search/index.ts'
import type { ContentKindName } from './rules.ts'

/** What staff edit of a row: columns by their names in drizzle. */
export type ContentBody = Readonly<Record<string, unknown>>

type ContentTable = PgTable & { readonly id: PgColumn; readonly isPublished?: PgColumn }

/** How one kind of content is checked, written and shown. */
interface KindOf<Body> {
  readonly name: ContentKindName
  /** What residents read. */
  readonly table: ContentTable
  /** Whether they read it; default: the table's column `isPublished`. */
  readonly isPublished?: SQL
  /** The columns of a body; the title comes first, then the title in Spanish. */
  readonly fields: readonly (keyof Body & string)[]
  /** Fields that a body may lack, since versions from before them do. */
  readonly optional?: readonly (keyof Body & string)[]
  /** Of a body that will be published. A draft needs only its title. */
  readonly errors: (body: Body) => readonly ValidationError[]
  /** As it is stored: sanitized, without empty translations. */
  readonly clean: (body: Body) => Promise<Body>
  /** Columns besides the body, set by every publication. */
  readonly published: (now: Date) => ContentBody
  /** Columns of a row that did not exist before. */
  readonly first: (now: Date) => ContentBody
  /** Columns of a row that is taken off the site. */
  readonly hidden: (now: Date) => ContentBody
  /** Of a kind with one row, always on the site, whose content stands in tables of other rooms. */
  readonly only?: {
    /** The columns with its title, which staff do not edit. */
    readonly titles: readonly [string, string]
    /** A body as JSON: what residents read now. */
    readonly live: SQL
    readonly show: (
      builder: Builder,
      body: Body,
      now: Date,
    ) => readonly [BatchItem<'pg'>, ...BatchItem<'pg'>[]]
  }
  /** Of rows that can be merged into another one, to which their address leads from then on. */
  readonly merging?: {
    /** The column with the other one's id. */
    readonly field: string
    readonly isAt: (address: string) => SQL
  }
  readonly searchable: Searchable
  /** Columns by which a draft is found on its page today. */
  readonly previewed: (today: string) => ContentBody
  /** Of its screens in the staff app. */
  readonly staffPath: string
  /** Where residents read it. */
  readonly path: (id: string, citySlug: string) => string
}

export type ContentKind = KindOf<ContentBody>

/** All kinds (core's `content-kinds.ts`), so that this room knows none of them. */
export type ContentKinds = Readonly<Record<ContentKindName, ContentKind>>

/** A kind by the type of its body. The contract checks that a body is of the kind that its address names. */
export const contentKind = <Body extends object>(kind: KindOf<Body>): ContentKind =>
  // Bodies reach a kind only by its own name.
  kind as unknown as ContentKind

/** SQL on rows of the kind's table; false or null without a row. */
export const isPublished = (kind: Pick<ContentKind, 'table' | 'isPublished'>): SQL =>
  kind.isPublished ?? sql`${columnOf(kind, 'isPublished')}`

export function columnOf({ table }: Pick<ContentKind, 'table'>, field: string): AnyColumn {
  const columns: Readonly<Record<string, AnyColumn>> = getTableColumns(table)
  const column = columns[field]
  if (!column) throw new Error(`No column ${field}`)
  return column
}

/** The columns of its title, in English and in Spanish. */
export const titlesOf = ({ only, fields: [title = '', titleEs = ''] }: ContentKind) =>
  only?.titles ?? ([title, titleEs] as const)

/** Of a row of the kind's table, as JSON. */
export const bodyOf = (kind: ContentKind): SQL =>
  kind.only?.live ??
  sql`jsonb_build_object(${sql.join(
    kind.fields.map((field) => sql`${sql.raw(`'${field}'`)}, ${columnOf(kind, field)}`),
    sql`, `,
  )})`

/** Columns by their names in the database. */
export const storedNames = (kind: ContentKind, row: ContentBody): ContentBody =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      const column = columnOf(kind, field)
      return [column.keyAsName ? toSnakeCase(field) : column.name, value]
    }),
  )

export function titleOf({ fields }: ContentKind, body: ContentBody): string {
  const title = body[fields[0] ?? '']
  return typeof title === 'string' ? title.trim() : ''
}
