import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isUuid } from '../kernel/ids.ts'

/** Whether a row is the one at an address: by the words of it, or by its id, as older links have it. */
export const isAtAddress = (
  table: { readonly id: PgColumn; readonly slug: PgColumn },
  address: string,
): SQL => (isUuid(address) ? eq(table.id, address) : eq(table.slug, address))
