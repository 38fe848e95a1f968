import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { StaffReader } from '../../platform/mail/index.ts'
import { users } from '../users/users.sql.ts'
import { mayReceive } from './recipients.ts'

/** Whether an email or push may leave: its reader can have lost the role after it was queued. */
export async function mayStillGet(
  { database }: Context,
  { staff }: { readonly staff?: StaffReader },
): Promise<boolean> {
  if (!staff) return true
  const [row] = await database.rows<{ may: boolean }>(sql`
    select coalesce(bool_and(${mayReceive(sql`kinds.kind`)}), false) as may
    from ${users}, json_array_elements_text(${JSON.stringify(staff.kinds)}::json) as kinds(kind)
    where users.id = ${staff.userId}::uuid`)
  return row?.may ?? false
}
