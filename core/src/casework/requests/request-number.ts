import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/kernel/ids.ts'
import { requests } from './requests.sql.ts'

/** Eight digits; for an insert. */
export const newRequestNumber = sql`lpad(nextval('request_numbers')::text, 8, '0')`

/** By the number in an address, or the id, as in older links. */
export const requestIdAt = (address: string): SQL =>
  isUuid(address)
    ? sql`${address}::uuid`
    : sql`(select named.id from ${requests} named where named.number = ${address})`
