import type { QuoteLine } from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText, moneyText } from '../../platform/kernel/format.ts'
import { dollarsOf } from '../../platform/kernel/money.ts'
import { say } from '../../platform/texts/index.ts'
import { type FoundLicense, type LicenseKey, openLicense } from './find-license.ts'
import { quoteRenewal, type RenewalQuote } from './quote-renewal.ts'

interface RenewalLine {
  readonly name: string
  readonly amount: number
  readonly source: string
  readonly fromDay: string
}

/** The spec's four fields, then ours. Dollars. */
export interface RenewalFees {
  readonly success: boolean
  readonly fees: number
  readonly penalty: number
  /** In the reader's language; empty if it succeeded. */
  readonly message: string
  readonly total: number
  readonly businessName: string
  /** That the renewal is for. */
  readonly year: number | null
  readonly dueOn: string | null
  readonly lines: readonly RenewalLine[]
  /** The same in sentences, in the reader's language. */
  readonly summary: readonly string[]
}

const nothing = {
  success: false,
  fees: 0,
  penalty: 0,
  total: 0,
  businessName: '',
  year: null,
  dueOn: null,
  lines: [],
  summary: [],
} as const

const lineIn = (context: Context, { name, nameEs, cents, source, fromDay }: QuoteLine) => ({
  name: context.language === 'es' ? nameEs : name,
  amount: dollarsOf(cents),
  source,
  fromDay,
})

function summaryOf(
  context: Context,
  { businessName }: FoundLicense,
  { quote, schedule, year, dueOn }: RenewalQuote,
): readonly string[] {
  const { language } = context
  const { fromDay, source } = schedule
  const money = (cents: number): string => moneyText(cents, language)
  const due = { business: businessName, year: String(year), day: dayText(dueOn, language) }
  return [
    say(context, 'License.FeesFor', due),
    ...quote.lines.map(({ cents, name, nameEs }) =>
      say(context, 'License.FeesLine', {
        name: language === 'es' ? nameEs : name,
        amount: money(cents),
      }),
    ),
    say(context, 'License.FeesTotal', { amount: money(quote.totalCents) }),
    say(context, 'License.FeesSource', { source, day: dayText(fromDay, language) }),
  ]
}

/**
 * What a renewal costs today. What refuses it is a message, as the spec has it; `fees` are without
 * the penalty and with a rebate taken off.
 * @throws limited, with the seconds to wait.
 */
export async function calculateRenewal(context: Context, key: LicenseKey): Promise<RenewalFees> {
  try {
    const { license, forgive } = await openLicense(context, key)
    await context.database.write((builder) => ({ forgiven: forgive(builder) }))
    const renewal = quoteRenewal(context, license, key.year)
    const { quote, year, dueOn } = renewal
    return {
      success: true,
      fees: dollarsOf(quote.feeCents - quote.rebateCents),
      penalty: dollarsOf(quote.penaltyCents),
      message: '',
      total: dollarsOf(quote.totalCents),
      businessName: license.businessName,
      year,
      dueOn,
      lines: quote.lines.map((line) => lineIn(context, line)),
      summary: summaryOf(context, license, renewal),
    }
  } catch (error) {
    if (!(error instanceof DomainError) || !['not-found', 'conflict'].includes(error.kind))
      throw error
    return { ...nothing, message: say(context, error.code, { phone: context.city.phone }) }
  }
}
