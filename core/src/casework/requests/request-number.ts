import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/kernel/ids.ts'
import { requests } from './requests.sql.ts'

/** The number of a new request, in an insert: eight digits, as people read it out. */
export const newRequestNumber = sql`lpad(nextval('request_numbers')::text, 8, '0')`

/** The id of the request at an address, which names it by its number or, as older links do, by its id. */
export const requestIdAt = (address: string): SQL =>
  isUuid(address)
    ? sql`${address}::uuid`
    : sql`(select named.id from ${requests} named where named.number = ${address})`
