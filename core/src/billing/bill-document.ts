import { sql } from 'drizzle-orm'
import { requireContact } from '../access/index.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { dayText, moneyText } from '../kernel/format.ts'
import { organizationMembers } from '../organizations/organizations.sql.ts'
import type { Letter } from '../pdf/index.ts'
import { say } from '../translations/index.ts'
import { type BillLine, bills } from './billing.sql.ts'
import { utilityAccountOwners, utilityAccounts } from './utility-accounts.sql.ts'

/** A bill as it is printed. */
export interface PrintedBill {
  readonly account: string
  /** The service address. */
  readonly address: string
  readonly number: string
  readonly type: string
  readonly billedOn: string
  readonly dueOn: string
  readonly cents: number
  readonly lines: readonly BillLine[]
}

/** A file to be looked at. */
export interface BillDocument {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A bill of an account in one's care, or in that of an organization for which one acts, as PDF in the
 * context's language. `portalUrl` is where it can be paid; null where nothing is said.
 * @throws DomainError not-found for another's.
 */
export async function getBillDocument(
  context: Context,
  key: string,
  portalUrl: string | null,
): Promise<BillDocument> {
  const { userId } = requireContact(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ found: PrintedBill }>(sql`
      select json_build_object('account', a.customer_id || '-' || a.location_id,
        'address', a.address1 || ', ' || a.city || ', ' || a.state || ' ' || a.zip,
        'number', b.number, 'type', b.type, 'billedOn', b.billed_on, 'dueOn', b.due_on,
        'cents', b.amount_cents, 'lines', b.lines) as found
      from ${bills} b join ${utilityAccounts} a on a.id = b.utility_account_id
      where b.id = ${key} and exists (
        select from ${utilityAccountOwners} o
        left join ${organizationMembers} m on m.organization_id = o.organization_id
          and m.user_id = ${userId} and m.is_verified
        where o.utility_account_id = a.id and (o.user_id = ${userId} or m.user_id is not null))`),
  )
  const bill = rows[0]?.found
  if (!bill) throw new DomainError('not-found', 'Billing.BillNotFound')
  // It draws letters and brings their fonts: nothing that a worker should start with.
  const { drawLetter } = await import('../pdf/index.ts')
  return {
    name: `bill-${bill.account}-${bill.number}.pdf`.replaceAll(/[^\w.-]/g, '_'),
    bytes: await drawLetter(letterOf(context, bill, portalUrl)),
  }
}

/** What stands on a bill. */
export function letterOf(context: Context, bill: PrintedBill, portalUrl: string | null): Letter {
  const { city, clock, language } = context
  const money = (cents: number): string => moneyText(cents, language)
  const cityName = say(context, 'Util.CityOf', { city: city.name })
  const { account, number } = bill
  const dueDay = dayText(bill.dueOn, language)
  const lines = bill.lines.length > 0 ? bill.lines : [{ label: bill.type, cents: bill.cents }]
  return {
    language,
    title: say(context, 'Bill.Title'),
    letterhead: { name: cityName, lines: [city.address.line1, city.address.line2, city.phone] },
    madeAt: clock.now(),
    footer: say(context, 'Bill.Footer', { account, number }),
    blocks: [
      {
        kind: 'rows',
        rows: [
          [say(context, 'Bill.Account'), account],
          [say(context, 'Bill.ServiceAddress'), bill.address],
          [say(context, 'Bill.Service'), bill.type],
          [say(context, 'Bill.Number'), number],
          [say(context, 'Bill.BillDate'), dayText(bill.billedOn, language)],
          [say(context, 'Bill.DueDate'), dueDay],
        ],
      },
      {
        kind: 'highlight',
        name:
          bill.cents > 0
            ? say(context, 'Bill.AmountDue', { day: dueDay })
            : say(context, 'Bill.Credit'),
        value: money(bill.cents),
      },
      { kind: 'heading', text: say(context, 'Bill.Charges') },
      {
        kind: 'table',
        columns: [
          { title: say(context, 'Bill.Item'), share: 3 },
          { title: say(context, 'Bill.Amount'), share: 1, isSum: true },
        ],
        rows: lines.map(({ label, cents }) => [label, money(cents)]),
        total: [say(context, 'Bill.Total'), money(bill.cents)],
      },
      { kind: 'heading', text: say(context, 'Bill.HowToPay') },
      ...(portalUrl === null
        ? []
        : [
            {
              kind: 'text',
              text: say(context, 'Bill.PayOnline', {
                address: `${portalUrl}/payment?accountNumber=${account}`,
              }),
            } as const,
          ]),
      {
        kind: 'text',
        text: say(context, 'Bill.PayByMail', { account, city: cityName, ...city.address }),
      },
      { kind: 'text', text: say(context, 'Bill.Questions', { phone: city.phone }) },
    ],
  }
}
