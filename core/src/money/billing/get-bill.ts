import type { Context } from '../../platform/kernel/context.ts'
import { dollarsOf, toCents } from '../../platform/kernel/money.ts'
import { usageTexts } from './bill-document.ts'
import { findBill } from './bill-rows.ts'
import { billSheet, type BillSum, payAddress } from './bill-sheet.ts'

const dollars = (cents: number): number => dollarsOf(toCents(cents))

const sums = (rows: readonly BillSum[]) =>
  rows.map(({ name, language, cents }) => ({ name, language, amount: dollars(cents) }))

/** As on its PDF. `portalUrl`: the page to pay it. @throws not-found for another user's bill. */
export async function getBill(context: Context, key: string, portalUrl: string | null) {
  const sheet = billSheet(context, await findBill(context, key))
  const { amountCents, billedOn, due, dueOn, lines, openCents, totalCents, ...rest } = sheet
  const { city } = context
  return {
    key: rest.key,
    number: rest.number,
    accountNumber: rest.accountNumber,
    address: rest.address,
    service: rest.service,
    billDate: billedOn,
    dueDate: dueOn,
    serviceFrom: rest.servicedFrom,
    serviceTo: rest.servicedTo,
    amount: dollars(amountCents),
    amountDueWithoutPending: dollars(openCents),
    lines: sums(lines),
    total: dollars(totalCents),
    due: due && { rows: sums(due.rows), total: dollars(due.cents) },
    nextInstallment: rest.nextInstallment,
    newestKey: rest.newestKey,
    readings: rest.readings.map((reading) => ({ ...reading })),
    usage: rest.usage,
    usageUnit: rest.unit,
    usageTexts: [...usageTexts(context, sheet)],
    usageHistory: rest.usageHistory.map(({ billedOn: billDate, usage }) => ({ billDate, usage })),
    payTo: { line1: city.address.line1, line2: city.address.line2, phone: city.phone },
    payOnlineAddress: portalUrl && payAddress(portalUrl, rest.accountNumber),
    pdfLink: `/api/naviline/bills/${rest.key}/pdf?lng=${context.language}`,
  }
}
