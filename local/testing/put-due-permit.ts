import { sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { permits, requests } from '@portal/core/schema'
import { putApplication } from './put-application.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** An approved application of a resident’s whose fee of $130.00 is due. */
export async function putDuePermit(
  city: Where,
  userId: string,
  language: 'en' | 'es',
): Promise<{ readonly id: string; readonly path: string }> {
  const permit = await putApplication(city, userId, language)
  await openDatabase(city.databaseUrl, city.neonEndpoint).write((builder) => [
    builder.execute(sql`update ${permits} set state = 'feeDue' where id = ${permit.id}`),
    builder.execute(sql`
      update ${requests} set status = 'Pending Payment', payment_amount_cents = 13000,
        payment_code = 'PERMIT'
      where id = (select request_id from ${permits} where id = ${permit.id})`),
  ])
  return permit
}
