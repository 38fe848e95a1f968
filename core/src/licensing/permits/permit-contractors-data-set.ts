import { sql } from 'drizzle-orm'
import { type DataSet, type Keyed, keyedPages } from '../../platform/data-sets/index.ts'
import { say } from '../../platform/texts/index.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { contractorKind, type ContractorTrade } from '../licenses/rules.ts'
import { permitNumber } from './permit-columns.ts'
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
  readonly year: number
  readonly number: number
  readonly name: string
  readonly license: string
  readonly trades: readonly ContractorTrade[]
}

const select = sql`
  select p.id, p.year, p.number, l.number as license, l.business_name as name, l.trades
  from ${permits} p join ${licenses} l on l.number = p.contractor_license
  where p.contractor_license <> '' and l.kind = ${contractorKind}`

/**
 * The contractor of each permit that names a license, as BLDS has contractors. Only what the license
 * on a wall says: many contractors work from home, so no address, phone or email.
 */
export const permitContractorsDataSet: DataSet = {
  title: { en: 'Contractors of building permits', es: 'Contratistas de permisos de construcción' },
  about: {
    en: 'One row for each permit that names a contractor’s license with the city, the oldest first. No addresses, phones or emails.',
    es: 'Una fila por permiso con la licencia municipal de un contratista, primero los más antiguos. Sin direcciones, teléfonos ni correos.',
  },
  keywords: ['permits', 'construction', 'BLDS', 'contractors'],
  columns: [
    permitNumber,
    {
      name: 'ContractorCompanyName',
      type: 'text',
      en: 'The name on the contractor’s license.',
      es: 'El nombre en la licencia del contratista.',
    },
    {
      name: 'ContractorTrade',
      type: 'text',
      en: 'The trades on the license, separated by semicolons.',
      es: 'Los oficios de la licencia, separados por punto y coma (en inglés).',
    },
    {
      name: 'ContractorTradeMapped',
      type: 'text',
      en: 'The first trade, as one of the words that all cities share (BLDS).',
      es: 'El primer oficio, como una de las palabras que comparten todas las ciudades (BLDS).',
    },
    {
      name: 'ContractorLicNum',
      type: 'text',
      en: 'The number of the contractor’s license with the city.',
      es: 'El número de la licencia municipal del contratista.',
    },
  ],
  pages(context) {
    const english = { ...context, language: 'en' } as const
    return keyedPages<Row>(context, select, (row) => {
      const [first] = row.trades
      return [
        permitNumberText(row),
        row.name,
        row.trades.map((trade) => say(english, `Trade.${trade}`)).join('; '),
        first === undefined ? null : mappedTrades[first],
        row.license,
      ]
    })
  },
}
