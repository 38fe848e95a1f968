import { quoteFees } from '../../money/fee-schedules/index.ts'
import type { FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { isPayable } from '../../money/ledger/rules.ts'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permitNumberText } from '../permits/rules.ts'
import { inspectionFees } from './inspections.sql.ts'

/** A bill for inspecting again, which people pay at `/{recordId}` as other permit bills. */
export interface FeeAgain {
  readonly recordId: string
  readonly number: string
  readonly name: string
  readonly nameEs: string
  readonly cents: number
}

interface Permit {
  readonly year: number
  readonly number: number
}

/** By the schedule `permit.reinspection`; null where the city has none, or it costs nothing. */
export function feeAgainOf(
  schedule: FeeSchedule | null,
  permit: Permit,
  bill: number,
): FeeAgain | null {
  if (schedule === null) return null
  const { totalCents } = quoteFees(schedule, {})
  if (!isPayable(totalCents)) return null
  const { name, nameEs } = schedule
  return {
    recordId: `RI${permit.year}N${permit.number}X${bill}`,
    number: `${permitNumberText(permit)}-R${bill}`,
    name,
    nameEs,
    cents: totalCents,
  }
}

interface BillAgain {
  readonly again: FeeAgain
  readonly inspectionId: string
  readonly found: { readonly id: string }
}

export function billAgain(
  context: Context,
  builder: Builder,
  { again, inspectionId, found }: BillAgain,
) {
  const { cents, name, nameEs, number, recordId } = again
  const now = context.clock.now()
  const id = newId<'permit bill'>(now)
  return [
    builder.insert(permitBills).values({
      id,
      recordId,
      number,
      // Letters keep it apart from water accounts.
      accountNumber: recordId,
      applications: [{ number, name, nameEs, feeCents: cents }],
      interestCents: 0,
      createdAt: now,
    }),
    builder.insert(inspectionFees).values({ inspectionId, permitId: found.id, permitBillId: id }),
  ]
}
