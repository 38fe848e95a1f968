import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import type { BillRow } from './bill-rows.ts'
import { billTypes, lineTexts, textOfWord, unitTexts } from './bill-words.ts'
import type { BillLine } from './billing.sql.ts'

export interface BillSum {
  readonly name: string
  /** The billing system's own labels may be English on a Spanish bill. */
  readonly language: Language
  readonly cents: number
}

/** A bill for screen and PDF: labels in the reader's language, amounts in cents. */
export interface BillSheet extends Pick<
  BillRow,
  | 'accountNumber'
  | 'address'
  | 'amountCents'
  | 'billedOn'
  | 'dueOn'
  | 'key'
  | 'newestKey'
  | 'nextInstallment'
  | 'number'
  | 'openCents'
  | 'servicedFrom'
  | 'servicedTo'
  | 'usage'
  | 'usageHistory'
> {
  readonly service: string
  /** Empty if the billing system has none. */
  readonly unit: string
  readonly readings: readonly {
    readonly meter: string
    readonly previous: number
    readonly current: number
    readonly isEstimated: boolean
  }[]
  /** The bill's total: previous balance, payments and penalty if known, then charges. */
  readonly lines: readonly BillSum[]
  readonly totalCents: number
  /** Due on the account now, only on its newest bill; a credit is negative. */
  readonly due: { readonly rows: readonly BillSum[]; readonly cents: number } | null
}

/** As printed. */
export const payAddress = (portalUrl: string, accountNumber: string): string =>
  `${portalUrl}/payment?accountNumber=${accountNumber}`

export function billSheet(context: Context, row: BillRow): BillSheet {
  const { language } = context
  const sum = (key: TextKey, cents: number): BillSum => ({
    name: say(context, key),
    language,
    cents,
  })
  const type = textOfWord(billTypes, row.type)
  const unit = row.usageUnit ?? ''
  const unitText = textOfWord(unitTexts, unit.toLowerCase())
  const charges = row.lines.length > 0 ? row.lines : [{ label: row.type, cents: row.amountCents }]
  const lines = [...carriedOver(row, sum), ...charges.map((line) => lineOf(context, line))]
  return {
    ...row,
    service: type ? say(context, type) : row.type,
    unit: unitText ? say(context, unitText) : unit,
    readings: (row.readings ?? []).map(({ isEstimated = false, ...reading }) => ({
      ...reading,
      isEstimated,
    })),
    lines,
    totalCents: totalOf(lines),
    due: row.newestKey === null ? dueOfAccount(row, sum) : null,
  }
}

function lineOf(context: Context, { label, labelEs, cents }: BillLine): BillSum {
  const { language } = context
  const key = textOfWord(lineTexts, label.toLowerCase()) ?? textOfWord(billTypes, label)
  if (language === 'es' && labelEs !== undefined) return { name: labelEs, language, cents }
  if (key) return { name: language === 'en' ? label : say(context, key), language, cents }
  return { name: label, language: 'en', cents }
}

type Sum = (key: TextKey, cents: number) => BillSum

const totalOf = (rows: readonly BillSum[]): number =>
  rows.reduce((all, { cents }) => all + cents, 0)

/** The previous amount due, its payments and penalty; empty if unknown. */
const carriedOver = (
  { paidCents, penaltyCents, previousBalanceCents }: BillRow,
  sum: Sum,
): readonly BillSum[] => [
  ...(previousBalanceCents === null ? [] : [sum('Bill.PreviousBalance', previousBalanceCents)]),
  ...(previousBalanceCents === null || paidCents === null
    ? []
    : [sum('Bill.PaymentsReceived', paidCents === 0 ? 0 : -paidCents)]),
  ...(penaltyCents ? [sum('Bill.PenaltyBilled', penaltyCents)] : []),
]

/** Due on the account now, in parts that add up to the amount on the screens. */
function dueOfAccount({ account, balanceCents }: BillRow, sum: Sum): BillSheet['due'] {
  const cents = account.balanceCents - account.pendingCents
  const rows = [
    sum('Bill.ThisBill', Math.max(balanceCents, 0)),
    sum('Bill.EarlierBills', account.othersCents),
    sum('Bill.PenaltyLate', Math.max(account.penaltyCents, 0)),
    sum('Bill.PaymentsOnTheirWay', account.pendingCents === 0 ? 0 : -account.pendingCents),
  ]
  const other = cents - totalOf(rows)
  const all = [...rows, sum('Bill.OtherCharges', other)].filter((row) => row.cents !== 0)
  return { rows: all.length > 1 ? all : [], cents }
}
