import { eq, sql } from 'drizzle-orm'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { inspectionSlots } from '../permits/inspection-slots.sql.ts'
import { permitsIn } from '../permits/permits.fixture.ts'
import { permitInspections } from '../permits/permits.sql.ts'
import { bookInspection, type NewBooking } from './book-inspection.ts'
import { inspectionFees } from './inspections.sql.ts'

/** The tests' time is a Friday; this is the Monday after. */
export const monday = '2026-11-23'
export const tuesday = '2026-11-24'

export const contact = { contactName: 'Denise Clark', contactPhone: '(847) 555-0101', note: '' }

/** Permits, slots and inspections in a test's database. */
export async function inspectionsIn(where: Where) {
  const base = permitsIn(where)
  const { database, contextOf } = base
  const inspector = await base.person({
    roles: ['caseWorker'],
    firstName: 'Ray',
    lastName: 'Ibarra',
  })

  async function slot(given: Partial<typeof inspectionSlots.$inferInsert> = {}) {
    const id = newId<'inspection-slot'>(now)
    await database.write((builder) => [
      builder.insert(inspectionSlots).values({
        id,
        day: monday,
        window: 'morning',
        inspectorId: inspector.userId,
        capacity: 50,
        createdAt: now,
        updatedAt: now,
        ...given,
      }),
    ])
    return id
  }

  /** An issued permit whose fee is paid. */
  async function issued(
    given: Parameters<typeof base.permit>[0] = {},
    who: Parameters<typeof base.permit>[1] = {},
  ) {
    const one = await base.permit({ state: 'issued', expiresOn: '2027-05-19', ...given }, who)
    const key = { year: String(one.year), number: String(one.number) }
    return { ...one, key }
  }

  const book = (
    one: { readonly applicant: UserActor; readonly key: NewBooking['permit'] },
    given: Partial<NewBooking> = {},
    actor: UserActor = one.applicant,
    at: Date = now,
  ) =>
    bookInspection(contextOf(actor, at), {
      permit: one.key,
      code: 'shield',
      day: monday,
      window: 'morning',
      ...contact,
      ...given,
    })

  const inspectionRow = async (id: string) => {
    const [row] = await database.read((builder) =>
      builder.select().from(permitInspections).where(eq(permitInspections.id, id)),
    )
    if (!row) throw new Error('no such inspection')
    return row
  }

  /** An inspection in the past. */
  const past = (permitId: string, code: string, result: 'passed' | 'failed') =>
    database.write((builder) => [
      builder.insert(permitInspections).values({
        id: newId<'inspection'>(now),
        permitId,
        code,
        result,
        day: '2026-11-16',
        window: 'morning',
        doneAt: now,
        createdAt: now,
        updatedAt: now,
      }),
    ])

  /** $60 for inspecting again. */
  const putAgainFee = () =>
    database.write((builder) => [
      builder.insert(feeSchedules).values({
        id: newId<'fee schedule'>(now),
        kind: 'permit.reinspection',
        name: 'Inspecting again',
        nameEs: 'Inspeccionar otra vez',
        source: 'Code 15.04',
        fromDay: '2020-01-01',
        toDay: null,
        lines: [{ kind: 'flat', name: 'Inspecting again', nameEs: 'Otra vez', cents: 6_000 }],
        penalties: [],
        rebates: [],
        createdAt: now,
      }),
    ])

  const billsOf = (permitId: string) =>
    database.read((builder) =>
      builder
        .select({
          id: permitBills.id,
          recordId: permitBills.recordId,
          applications: permitBills.applications,
          paidAt: permitBills.paidAt,
        })
        .from(permitBills)
        .where(
          sql`id in (select permit_bill_id from ${inspectionFees} where permit_id = ${permitId})`,
        ),
    )

  return { ...base, inspector, slot, issued, book, inspectionRow, past, putAgainFee, billsOf }
}
