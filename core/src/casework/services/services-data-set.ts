import { sql } from 'drizzle-orm'
import { type DataSet, type Keyed, keyedPages } from '../../platform/data-sets/index.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import type { ServiceAction } from './service-types.ts'
import { services } from './services.sql.ts'

interface Row extends Keyed {
  readonly slug: string
  readonly item: string
  readonly itemEs: string | null
  readonly action: ServiceAction
  readonly description: string
  readonly descriptionEs: string | null
  readonly reportCategory: ReportCategory | null
  readonly isGuestEnabled: boolean
  readonly isPaymentRequired: boolean
  readonly link: string | null
}

const select = sql`
  select s.id, s.slug, s.item, s.item_es as "itemEs", s.action, s.description,
    s.description_es as "descriptionEs", s.report_category as "reportCategory",
    s.is_guest_enabled as "isGuestEnabled", s.is_payment_required as "isPaymentRequired",
    case when s.type = 'EXTERNAL_LINK' then s.external_link end as link
  from ${services} s where s.is_published and not s.is_deleted`

/** The published catalog. */
export const servicesDataSet: DataSet = {
  title: { en: 'Services of the city', es: 'Servicios de la ciudad' },
  about: {
    en: 'One row for each service that residents and businesses can use on this site, in English and Spanish.',
    es: 'Una fila por cada servicio que los residentes y negocios pueden usar en este sitio, en inglés y español.',
  },
  keywords: ['services', 'catalog', 'city government'],
  columns: [
    {
      name: 'slug',
      type: 'text',
      en: 'The service’s short name, which never changes.',
      es: 'El nombre corto del servicio, que nunca cambia.',
    },
    { name: 'name_en', type: 'text', en: 'Its name in English.', es: 'Su nombre en inglés.' },
    {
      name: 'name_es',
      type: 'text',
      en: 'Its name in Spanish. Empty if there is none yet.',
      es: 'Su nombre en español. Vacío si todavía no lo hay.',
    },
    {
      name: 'action',
      type: 'text',
      en: 'What people do with it, such as APPLY_FOR, PAY_FOR or REPORT.',
      es: 'Qué hace la gente con él, como APPLY_FOR (solicitar), PAY_FOR (pagar) o REPORT (reportar).',
    },
    {
      name: 'description_en',
      type: 'text',
      en: 'What it is for, in English.',
      es: 'Para qué sirve, en inglés.',
    },
    {
      name: 'description_es',
      type: 'text',
      en: 'What it is for, in Spanish. Empty if it is not written yet.',
      es: 'Para qué sirve, en español. Vacío si todavía no está escrito.',
    },
    {
      name: 'report_category',
      type: 'text',
      en: 'For reports: the category, which is the service code of Open311.',
      es: 'Para reportes: la categoría, que es el código de servicio de Open311.',
    },
    {
      name: 'needs_account',
      type: 'yes-no',
      en: 'Whether people must log in to use it.',
      es: 'Si hay que iniciar sesión para usarlo.',
    },
    {
      name: 'has_fee',
      type: 'yes-no',
      en: 'Whether it takes a payment.',
      es: 'Si requiere un pago.',
    },
    {
      name: 'link',
      type: 'text',
      en: 'The address, if it is on another website.',
      es: 'La dirección, si está en otro sitio web.',
    },
  ],
  pages: (context) =>
    keyedPages<Row>(context, select, (row) => [
      row.slug,
      row.item,
      row.itemEs,
      row.action,
      row.description,
      row.descriptionEs,
      row.reportCategory,
      !row.isGuestEnabled,
      row.isPaymentRequired,
      row.link,
    ]),
}
