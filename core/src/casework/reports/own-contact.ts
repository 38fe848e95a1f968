import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import type { ReportForm } from './report-form.ts'

/** Stored only where it differs from the account, so that a later change there applies. */
export function contactColumns({ contactName, contactPhone }: ReportForm, userId: string | null) {
  if (userId === null) return {}
  const name = contactName?.trim() || null
  const phone = contactPhone === undefined ? null : (phoneOf(contactPhone) ?? '')
  const ofAccount = (what: ReturnType<typeof sql>) =>
    sql`(select ${what} from ${users} own where own.id = ${userId}::uuid)`
  return {
    contactName: sql`nullif(${name}::text, ${ofAccount(sql`trim(own.first_name || ' ' || own.last_name)`)})`,
    contactPhone: sql`nullif(${phone}::text, ${ofAccount(sql`coalesce(own.phone_number, '')`)})`,
  }
}
