import { sql } from 'drizzle-orm'
import type { Geocoder } from '../../land/parcels/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { settle } from '../../platform/idempotency/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import { notify } from '../messages/index.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import { noteEvent, routeRequest } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import { type EnteredReport, enteredErrors, enteredForm } from './entered-report.ts'
import { contactColumns } from './own-contact.ts'
import { placeOf } from './place.ts'
import { reportColumns } from './report-columns.ts'

/** The catalog's entry for a category: the first that is published. */
export const serviceOf = (category: ReportCategory) => sql`(select * from ${services}
  where report_category = ${category} and is_published and not is_deleted
  order by sort_order, id limit 1)`

/**
 * A report that staff enter for a caller: a resident, or a contact who gets updates by email if they
 * gave an address. The rules of the form are the residents' own.
 * @throws forbidden unless staff, invalid with each wrong field and for an unknown resident.
 */
export async function enterReport(
  context: Context,
  geocoder: Geocoder,
  report: EnteredReport,
): Promise<{ readonly id: string; readonly number: string }> {
  requireStaff(context, 'enterReport')
  const { category, userId } = report
  const place = await placeOf(context, geocoder, { address: report.address, position: null })
  const form = enteredForm(report, place)
  requireValid(enteredErrors(report, place))
  const id = newId<'request'>(context.clock.now())
  const entry = serviceOf(category)
  const name = (language: Language) => say({ ...context, language }, categoryFacts(category).name)
  const sender =
    userId === null
      ? {
          guestEmail: emailAddressOf(report.email),
          language: report.language,
          contactName: report.name.trim(),
          contactPhone: phoneOf(report.phone),
        }
      : {
          userId,
          language: sql`(select language from ${users} where id = ${userId})`,
          // Without a number, the account's.
          ...contactColumns({ ...form, contactPhone: report.phone.trim() || undefined }, userId),
        }
  const { added } = await context.database.write((builder) => ({
    known: requireThat(
      builder,
      sql`${userId}::uuid is null or exists (
        select from ${users} where id = ${userId}::uuid and deleted_at is null)`,
      'invalid',
      'Call.NoSuchPerson',
    ),
    added: builder
      .insert(requests)
      .values({
        id,
        ...reportColumns(context, category, { form, place }),
        channel: 'phone',
        serviceId: sql`(select id from ${entry} entry)`,
        title: sql`coalesce((select item from ${entry} entry), ${name('en')})`,
        titleEs: sql`coalesce((select item_es from ${entry} entry), ${name('es')})`,
        ...sender,
      })
      .returning({ number: requests.number }),
    routed: routeRequest(context, builder, id),
    event: noteEvent(context, builder, {
      requestId: id,
      kind: 'submitted',
      by: 'staff',
      isPublic: true,
      facts: { to: 'Submitted', channel: 'phone' },
    }),
    notified: notify(context, builder, { kind: 'submitted', requestId: id }),
    audit: audit(context, builder, {
      operation: 'enterReport',
      entity: 'request',
      entityId: id,
      details: { category, channel: 'phone' },
    }),
    settled: settle(context, builder, {
      status: 201,
      body: sql`select json_build_object('id', id, 'number', number)::text from ${requests} where id = ${id}`,
    }),
  }))
  const number = added[0]?.number
  if (!number) throw new Error('An insert that returned no row')
  return { id, number }
}
