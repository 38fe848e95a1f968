import type { Context } from '../../platform/kernel/context.ts'
import { dayText, moneyText, monthText, numberText } from '../../platform/kernel/format.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import type { Block, Letter } from '../../platform/pdf/index.ts'
import { say } from '../../platform/texts/index.ts'
import { findBill } from './bill-rows.ts'
import { type BillSheet, billSheet, type BillSum, payAddress } from './bill-sheet.ts'

export interface BillDocument {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * In the context's language. `portalUrl`: the page to pay it; null leaves it out.
 * @throws not-found for another user's bill.
 */
export async function getBillDocument(
  context: Context,
  key: string,
  portalUrl: string | null,
): Promise<BillDocument> {
  const bill = billSheet(context, await findBill(context, key))
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetter } = await import('../../platform/pdf/index.ts')
  return {
    name: `bill-${bill.accountNumber}-${bill.number}.pdf`.replaceAll(/[^\w.-]/g, '_'),
    bytes: await drawLetter(letterOf(context, bill, portalUrl)),
  }
}

export function letterOf(context: Context, bill: BillSheet, portalUrl: string | null): Letter {
  const { city, clock, language } = context
  return {
    language,
    title: say(context, 'Bill.Title'),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    madeAt: clock.now(),
    footer: say(context, 'Bill.Footer', { account: bill.accountNumber, number: bill.number }),
    blocks: [
      ...factsOf(context, bill),
      ...dueOf(context, bill),
      ...waysToPay(context, bill, portalUrl),
      ...sums(context, bill),
      ...usageOf(context, bill),
      // At the foot of the last page, to be cut off.
      ...slipOf(context, bill),
    ],
  }
}

function factsOf(context: Context, bill: BillSheet): readonly Block[] {
  const { language } = context
  const { servicedFrom: from, servicedTo: to } = bill
  const day = (text: string): string => dayText(text, language)
  return [
    {
      kind: 'rows',
      rows: [
        [say(context, 'Bill.Account'), bill.accountNumber],
        [say(context, 'Bill.ServiceAddress'), bill.address],
        [say(context, 'Bill.Service'), bill.service],
        [say(context, 'Bill.Number'), bill.number],
        [say(context, 'Bill.BillDate'), day(bill.billedOn)],
        ...(from && to
          ? [
              [
                say(context, 'Bill.Period'),
                say(context, 'Bill.FromTo', { from: day(from), to: day(to) }),
              ] as const,
            ]
          : []),
      ],
    },
  ]
}

const rowsOf = (context: Context, all: readonly BillSum[]): (readonly [string, string])[] =>
  all.map(({ name, cents }) => [name, moneyText(cents, context.language)])

/** Names the due date, or since when it is overdue. */
function totalName(context: Context, dueOn: string): string {
  const { city, clock, language } = context
  const today = isoDay(clock.now(), city.timeZone)
  const key = dueOn < today ? 'Bill.TotalOverdue' : 'Bill.TotalDue'
  return say(context, key, { day: dayText(dueOn, language) })
}

/** The amount, the due date, and its parts. */
function dueOf(context: Context, { due, dueOn, openCents }: BillSheet): readonly Block[] {
  const { language } = context
  const money = (cents: number): string => moneyText(cents, language)
  if (due === null)
    return [
      openCents > 0
        ? { kind: 'highlight', name: say(context, 'Bill.StillOpen'), value: money(openCents) }
        : { kind: 'highlight', name: say(context, 'Bill.IsPaid'), value: '' },
      { kind: 'text', text: say(context, 'Bill.OlderBill') },
    ]
  const parts: readonly [name: string, value: string] =
    due.cents > 0
      ? [totalName(context, dueOn), money(due.cents)]
      : due.cents < 0
        ? [say(context, 'Bill.Credit'), money(-due.cents)]
        : [say(context, 'Bill.NothingDue'), '']
  return [
    { kind: 'highlight', name: parts[0], value: parts[1] },
    ...(due.rows.length > 0
      ? [{ kind: 'rows', rows: rowsOf(context, due.rows), areSums: true } as const]
      : []),
  ]
}

function sums(context: Context, { lines, totalCents }: BillSheet): readonly Block[] {
  return [
    { kind: 'heading', text: say(context, 'Bill.Charges') },
    {
      kind: 'table',
      columns: [
        { title: say(context, 'Bill.Item'), share: 3 },
        { title: say(context, 'Bill.Amount'), share: 1, isSum: true },
      ],
      rows: rowsOf(context, lines),
      total: [
        say(context, totalCents < 0 ? 'Bill.CreditOfBill' : 'Bill.TotalOfBill'),
        moneyText(Math.abs(totalCents), context.language),
      ],
    },
  ]
}

function usageOf(context: Context, bill: BillSheet): readonly Block[] {
  const { language } = context
  const { readings, unit, usage, usageHistory } = bill
  const number = (value: number): string => numberText(value, language)
  if (usage === null && readings.length === 0) return []
  return [
    { kind: 'heading', text: say(context, 'Bill.Usage') },
    ...usageTexts(context, bill).map((text) => ({ kind: 'text', text }) as const),
    ...(readings.length > 0
      ? [
          {
            kind: 'table',
            columns: [
              { title: say(context, 'Bill.Meter'), share: 3 },
              { title: say(context, 'Bill.ReadingBefore'), share: 2, isSum: true },
              { title: say(context, 'Bill.ReadingNow'), share: 2, isSum: true },
              {
                title:
                  unit === '' ? say(context, 'Bill.Used') : say(context, 'Bill.UsedIn', { unit }),
                share: 2,
                isSum: true,
              },
            ],
            rows: readings.map(({ meter, previous, current, isEstimated }) => [
              meter,
              number(previous),
              isEstimated
                ? say(context, 'Bill.Estimated', { reading: number(current) })
                : number(current),
              number(current - previous),
            ]),
          } as const,
        ]
      : []),
    ...(usageHistory.length > 1
      ? [
          {
            kind: 'bars',
            caption: say(context, 'Bill.UsageByMonth', {
              unit,
              count: String(usageHistory.length),
            }),
            bars: usageHistory.map(({ billedOn, usage: value }) => ({
              name: monthText(billedOn, language),
              value,
              label: number(value),
              isStrong: billedOn === bill.billedOn,
            })),
          } as const,
        ]
      : []),
  ]
}

const dayMs = 86_400_000

/** In total, per day, and in the same month of the year before. */
export function usageTexts(
  context: Context,
  { billedOn, servicedFrom, servicedTo, unit, usage, usageHistory }: BillSheet,
): readonly string[] {
  const number = (value: number): string => numberText(value, context.language)
  if (usage === null) return []
  const year = Number(billedOn.slice(0, 4)) - 1
  const before = usageHistory.find((one) =>
    one.billedOn.startsWith(`${year}${billedOn.slice(4, 7)}`),
  )
  const days =
    servicedFrom && servicedTo
      ? Math.round((Date.parse(servicedTo) - Date.parse(servicedFrom)) / dayMs) + 1
      : null
  const values = { usage: number(usage), unit }
  return [
    days === null
      ? say(context, 'Bill.UsedThisTime', values)
      : say(context, 'Bill.UsedInDays', {
          ...values,
          count: String(days),
          daily: number(Math.round(usage / days)),
        }),
    ...(before
      ? [say(context, 'Bill.UsedYearAgo', { ...values, usage: number(before.usage) })]
      : []),
  ]
}

function waysToPay(
  context: Context,
  { accountNumber: account, due }: BillSheet,
  portalUrl: string | null,
): readonly Block[] {
  const { city } = context
  const text = (words: string): Block => ({ kind: 'text', text: words })
  if (due === null || due.cents <= 0)
    return [text(say(context, 'Bill.Questions', { phone: city.phone }))]
  return [
    { kind: 'heading', text: say(context, 'Bill.HowToPay') },
    ...(portalUrl === null
      ? []
      : [
          text(
            say(context, 'Bill.PayOnline', {
              address: payAddress(portalUrl, account),
            }),
          ),
        ]),
    text(say(context, 'Bill.PayByMail')),
    text(say(context, 'Bill.Questions', { phone: city.phone })),
  ]
}

/** The slip that is mailed with a check. */
function slipOf(context: Context, bill: BillSheet): readonly Block[] {
  const { city, language } = context
  const { due } = bill
  if (due === null || due.cents <= 0) return []
  const cityName = say(context, 'Util.CityOf', { city: city.name })
  return [
    {
      kind: 'slip',
      title: say(context, 'Bill.Slip'),
      hint: say(context, 'Bill.SlipHint', { city: cityName, account: bill.accountNumber }),
      to: [cityName, city.address.line1, city.address.line2],
      rows: [
        [say(context, 'Bill.Account'), bill.accountNumber],
        [say(context, 'Bill.ServiceAddress'), bill.address],
        [say(context, 'Bill.Number'), bill.number],
        [say(context, 'Bill.DueDate'), dayText(bill.dueOn, language)],
        [say(context, 'Bill.SlipTotal'), moneyText(due.cents, language)],
      ],
      blank: say(context, 'Bill.Enclosed'),
    },
  ]
}
