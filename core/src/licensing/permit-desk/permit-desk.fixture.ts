import { sql } from 'drizzle-orm'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permitsIn } from '../permits/permits.fixture.ts'
import { permitFeeLines, permitKinds, permitReviews } from '../permits/permits.sql.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import type { MadeReview } from './rules.ts'

/** Permits with their reviews and fees, and staff, in a test's database. */
export async function permitDeskIn(where: Where) {
  const permits = permitsIn(where)
  const { database } = permits
  const staff = await permits.person({ isAdmin: true, firstName: 'Ada' })
  const at = (hours = 0) => permits.contextOf(staff, new Date(now.getTime() + hours * 3_600_000))

  const review = (permitId: string, made: MadeReview) =>
    database.write((builder) => [
      builder.insert(permitReviews).values({
        id: newId(now),
        permitId,
        ...made,
        startedAt: now,
        doneAt: made.result === 'waiting' ? null : now,
      }),
    ])

  const fee = (permitId: string, amountCents: number) =>
    database.write((builder) => [
      builder.insert(permitFeeLines).values({
        id: newId(now),
        permitId,
        position: 1,
        name: 'Base fee',
        nameEs: 'Tarifa base',
        rule: 'Ordinance G-1',
        amountCents,
        createdAt: now,
      }),
    ])

  /** For the kind `permit.roof`, from 2026 on: a base fee, and an amount for each square. */
  const schedule = (kind: string) =>
    database.write((builder) => [
      builder.insert(feeSchedules).values({
        id: newId(now),
        kind: `permit.${kind}`,
        name: kind,
        nameEs: kind,
        source: 'Ordinance G58-25',
        fromDay: '2026-01-01',
        lines: [
          { kind: 'flat', name: 'Base fee', nameEs: 'Tarifa base', cents: 4500 },
          {
            kind: 'perUnit',
            name: 'Each square',
            nameEs: 'Cada cuadro',
            answer: 'squares',
            unit: 'squares',
            unitEs: 'cuadros',
            cents: 300,
            per: 1,
            isStarted: true,
          },
        ],
        penalties: [],
        rebates: [],
        createdAt: now,
      }),
    ])

  const kind = (code: string, disciplines: readonly PermitDiscipline[]) =>
    database.write((builder) => [
      builder.insert(permitKinds).values({
        code,
        name: code,
        nameEs: code,
        sortOrder: 99,
        disciplines,
        inspections: [],
        validDays: 180,
      }),
    ])

  const reviewsOf = (permitId: string) =>
    database.rows<{
      discipline: string
      round: number
      result: string
      reviewerId: string | null
    }>(sql`
      select discipline, round, result, reviewer_id as "reviewerId" from ${permitReviews}
      where permit_id = ${permitId} order by round, discipline`)

  const feesOf = (permitId: string) =>
    database.rows<{ name: string; rule: string; kind: string; amountCents: number }>(sql`
      select name, rule, kind, amount_cents as "amountCents" from ${permitFeeLines}
      where permit_id = ${permitId} order by position`)

  return { ...permits, staff, at, review, fee, schedule, kind, reviewsOf, feesOf }
}
