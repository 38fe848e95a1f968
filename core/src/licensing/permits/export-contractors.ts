import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { csvStream } from '../../platform/kernel/csv.ts'
import { say } from '../../platform/texts/index.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { contractorKind, type ContractorTrade } from '../licenses/rules.ts'
import { type Keyed, pagesOf } from './csv-pages.ts'
import { permitNumberText } from './permit-number.ts'
import { permits } from './permits.sql.ts'

/** Of the nine that BLDS knows. */
const mappedTrades: Readonly<Record<ContractorTrade, string>> = {
  general: 'General',
  roofing: 'General',
  electrical: 'Electrical',
  plumbing: 'Plumbing',
  mechanical: 'Mechanical',
  concrete: 'Masonry',
}

interface Row extends Keyed {
  readonly name: string
  readonly license: string
  readonly trades: readonly ContractorTrade[]
}

/**
 * The contractor of each permit that names a license, as BLDS has contractors. Only what the license
 * on a wall says: many contractors work from home, so no address, phone or email.
 */
export function exportPermitContractors(context: Context): Promise<ReadableStream> {
  const english = { ...context, language: 'en' } as const
  const select = sql`
    select p.id, p.year, p.number, l.number as license, l.business_name as name, l.trades
    from ${permits} p join ${licenses} l on l.number = p.contractor_license
    where p.contractor_license <> '' and l.kind = ${contractorKind}`
  return csvStream({
    header: [
      'PermitNum',
      'ContractorCompanyName',
      'ContractorTrade',
      'ContractorTradeMapped',
      'ContractorLicNum',
    ],
    pages: pagesOf<Row>(context, select, (row) => {
      const [first] = row.trades
      return [
        permitNumberText(row),
        row.name,
        row.trades.map((trade) => say(english, `Trade.${trade}`)).join('; '),
        first === undefined ? '' : mappedTrades[first],
        row.license,
      ]
    }),
  })
}
