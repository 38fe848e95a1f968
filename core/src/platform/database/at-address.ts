import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isUuid } from '../kernel/ids.ts'

/** By slug, or by id, as in older links. */
export const isAtAddress = (
  table: { readonly id: PgColumn; readonly slug: PgColumn },
  address: string,
): SQL => (isUuid(address) ? eq(table.id, address) : eq(table.slug, address))
