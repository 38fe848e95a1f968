import { sql } from 'drizzle-orm'
import type { CheckAnswers, CheckedAnswers, LaterFee } from '../../casework/forms/index.ts'
import { quoteFees, scheduleInForce } from '../../money/fee-schedules/index.ts'
import { answerErrors, type FeeAnswers, type FeeSchedule } from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { FieldProblem } from '../../platform/kernel/errors.ts'
import { dayText } from '../../platform/kernel/format.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { say } from '../../platform/texts/index.ts'
import { type ContractorTrade, fitsTrades } from '../licenses/rules.ts'
import { permitKinds } from '../permits/permits.sql.ts'
import { answerTo, kindIn, unitsIn } from './application-answers.ts'
import { chosenParcel, type KnownParcel, parcelsAt } from './application-parcel.ts'
import { contractorWith, type NamedContractor, tradeNames } from './contractors.ts'

interface Row extends Record<string, unknown> {
  readonly parcels: readonly KnownParcel[]
  readonly contractor: NamedContractor | null
  readonly kind: {
    readonly isOffered: boolean
    readonly needsContractor: boolean
    readonly trades: readonly ContractorTrade[]
  } | null
  readonly schedule: FeeSchedule | null
}

/** The parcel that an application is for, kept with its answers. */
export const parcelFact = 'parcelId'

/** One round trip: the address's lots, the contractor's license, and the fee in force today. */
export const checkPermitApplication: CheckAnswers = async (context, answers) => {
  const day = sql`${isoDay(context.clock.now(), context.city.timeZone)}::date`
  const address = answerTo('address', answers)
  const license = answerTo('contractorLicense', answers)
  const kind = kindIn(answers)
  const [row] = await context.database.rows<Row>(sql`
    select ${parcelsAt(address)} as parcels, ${contractorWith(license, day)} as contractor,
      (select json_build_object('isOffered', k.is_offered, 'needsContractor', k.needs_contractor,
          'trades', k.trades)
        from ${permitKinds} k where k.code = ${kind}) as kind,
      ${scheduleInForce(sql`'permit.' || ${kind}::text`, day)} as schedule`)
  if (!row) throw new Error('A select without a table that returned no row')
  const parcel = chosenParcel(row.parcels, address)
  const problem = (
    field: string,
    code: TextKey,
    values: Readonly<Record<string, string>> = {},
  ) => ({
    field,
    code,
    message: say(context, code, values),
  })
  const problems: FieldProblem[] = []
  if (kind !== null && !row.kind?.isOffered)
    problems.push(problem('option', 'PermitForm.NotOffered'))
  if (address !== '' && parcel.kind === 'none')
    problems.push(problem('address', 'PermitForm.UnknownAddress'))
  if (parcel.kind === 'several')
    problems.push(
      problem('address', 'PermitForm.SeveralParcels', { choices: parcel.choices.join('; ') }),
    )
  if (license !== '' && !row.contractor)
    problems.push(problem('contractorLicense', 'PermitForm.UnknownLicense'))
  if (row.contractor && !row.contractor.isValid)
    problems.push(
      problem('contractorLicense', 'PermitForm.LicenseNotValid', { name: row.contractor.name }),
    )
  if (row.contractor && row.kind && !fitsTrades(row.contractor.trades, row.kind.trades))
    problems.push(
      problem('contractorLicense', 'PermitForm.OtherTrade', {
        name: row.contractor.name,
        trades: tradeNames(context, row.contractor.trades).join(', '),
        wanted: tradeNames(context, row.kind.trades).join(', '),
      }),
    )
  if (row.kind?.needsContractor && answerTo('worker', answers) === 'owner')
    problems.push(problem('worker', 'PermitForm.NeedsContractor'))
  return {
    problems,
    fee: row.schedule && feeOf(context, row.schedule, unitsIn(answers)),
    facts: parcel.kind === 'one' ? { [parcelFact]: parcel.parcel.id } : {},
  } satisfies CheckedAnswers
}

/** Null until everything is answered that the schedule counts. */
function feeOf(context: Context, schedule: FeeSchedule, units: FeeAnswers): LaterFee | null {
  if (answerErrors(schedule, units).length > 0) return null
  const { language } = context
  const { lines, totalCents } = quoteFees(schedule, units)
  return {
    lines: lines.map(({ name, nameEs, cents, source, fromDay }) => ({
      name: language === 'es' ? nameEs : name,
      rule: say(context, 'PermitNeed.FeeRule', { source, day: dayText(fromDay, language) }),
      cents,
    })),
    totalCents,
  }
}
