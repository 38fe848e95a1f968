import { sql } from 'drizzle-orm'
import type { Guard } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** Who writes, and from where, for the audit log. */
export interface Attribution {
  /** A user's id. */
  readonly actor: string
  readonly app: 'resident' | 'staff'
  /** As in the contract. */
  readonly operation: string
  readonly requestId: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

const at = sql.placeholder

// Only for this transaction: connections are shared.
const settings = statement(sql`
  select set_config('portal.change', gen_random_uuid()::text, true),
    set_config('portal.actor', ${at('actor')}, true),
    set_config('portal.app', ${at('app')}, true),
    set_config('portal.operation', ${at('operation')}, true),
    set_config('portal.request', ${at('requestId')}, true),
    set_config('portal.address', ${at('address')}, true),
    set_config('portal.device', ${at('device')}, true)`)

const maxDevice = 500

/** Begins a `write`, whose changes the database notes (audit.sql.ts). */
export const attributedTo =
  (find: () => Attribution): Guard =>
  (builder) => {
    const { ipAddress, userAgent, ...rest } = find()
    return settings(builder, {
      ...rest,
      address: ipAddress ?? '',
      device: userAgent?.slice(0, maxDevice) ?? '',
    })
  }
