import { pinHashOf } from '@portal/core/licenses'
import type { licenses, licenseYears } from '@portal/core/schema'
import { tutorRequestId } from '../business/index.ts'
import { DEMO_DAY, demoId } from '../demo.ts'
import { bakery, roofing } from '../people/rows.ts'
import { localSecret } from '../secret.ts'

type License = typeof licenses.$inferSelect

interface Demo extends Pick<License, 'number' | 'kind' | 'businessName' | 'address' | 'answers'> {
  readonly pin: string
  /** Issued for this year; negative: before the demo's. */
  readonly yearsAgo: number
  /** Its first year waits for the payment of this request. Cents. */
  readonly due?: { readonly requestId: string; readonly cents: number }
  readonly email?: string
  readonly organizationId?: string
  readonly status?: License['status']
  readonly trades?: License['trades']
  readonly language?: License['language']
}

/** With their PINs, for who tries the demo city. */
const demos: readonly Demo[] = [
  {
    number: 'R-1024',
    pin: '204816',
    kind: 'restaurant',
    businessName: 'Fox River Bakery (sample)',
    address: '2301 Foundry St',
    answers: { seats: 24 },
    yearsAgo: 1,
    email: 'ana@demo.example',
    organizationId: bakery,
  },
  {
    number: 'R-1031',
    pin: '310775',
    kind: 'restaurant',
    businessName: "O'Brien's Tap (sample)",
    address: '12 Douglas Ave',
    answers: { seats: 60 },
    yearsAgo: 1,
    email: 'obrien@demo.example',
  },
  {
    number: 'S-2207',
    pin: '220719',
    kind: 'retail',
    businessName: 'Flores Muñoz (sample)',
    address: '48 Spring St',
    answers: { employees: 4 },
    yearsAgo: 1,
    email: 'munoz@demo.example',
    language: 'es',
  },
  {
    number: 'C-3300',
    pin: '330011',
    kind: 'contractor',
    businessName: 'Segundo Roofing (sample)',
    address: '900 Bluff City Blvd',
    answers: {},
    trades: ['roofing'],
    yearsAgo: 0,
    email: 'rosa@demo.example',
    organizationId: roofing,
    language: 'es',
  },
  {
    number: 'C-1187',
    pin: '118711',
    kind: 'contractor',
    businessName: 'Muñoz Electric (sample)',
    address: '48 Spring St',
    answers: {},
    trades: ['electrical'],
    yearsAgo: 0,
    language: 'es',
  },
  {
    number: 'C-1402',
    pin: '140214',
    kind: 'contractor',
    businessName: 'O’Brien Builders (sample)',
    address: '12 Douglas Ave',
    answers: {},
    trades: ['general', 'concrete'],
    yearsAgo: 0,
  },
  {
    number: 'C-3311',
    pin: '331177',
    kind: 'contractor',
    businessName: 'Muñoz Electric (sample)',
    address: '410 Dundee Ave',
    answers: {},
    yearsAgo: 0,
  },
  {
    number: 'C-2904',
    pin: '290455',
    kind: 'contractor',
    businessName: 'Larkin Fence (sample)',
    address: '220 Larkin Ave',
    answers: {},
    trades: ['general'],
    yearsAgo: 1,
  },
  {
    number: 'H-4150',
    pin: '415022',
    kind: 'home_business',
    businessName: 'Lakeside Bookkeeping (sample)',
    address: '31 Lakeside Ct',
    answers: {},
    yearsAgo: 0,
  },
  {
    number: 'N-5001',
    pin: '500133',
    kind: 'charity',
    businessName: 'Elgin Food Shelf (sample)',
    address: '5 Chapel St',
    answers: {},
    yearsAgo: 0,
  },
  {
    number: 'S-2290',
    pin: '229044',
    kind: 'retail',
    businessName: 'Corner Vape (sample)',
    address: '77 Grove Ave',
    answers: { employees: 2 },
    yearsAgo: 1,
    status: 'suspended',
  },
  {
    number: 'L-1001',
    pin: '100155',
    kind: 'home_business',
    businessName: 'Evening Math Tutoring (sample)',
    address: '31 Lakeside Ct',
    answers: {},
    yearsAgo: 0,
    email: 'tutor@demo.example',
    due: { requestId: tutorRequestId, cents: 3500 },
  },
]

export const demoLicenses = (): License[] =>
  demos.map(({ number, pin, kind, businessName, address, answers, ...more }) => ({
    id: demoId('license', number),
    number,
    kind,
    businessName,
    address,
    email: more.email ?? null,
    language: more.language ?? 'en',
    organizationId: more.organizationId ?? null,
    pinHash: pinHashOf(localSecret, number, pin),
    answers,
    trades: more.trades ?? [],
    status: more.status ?? 'active',
    version: 1,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  }))

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The same in every run, so that a printed license stays right. */
const codeOf = (name: string): string =>
  Array.from(
    demoId('license code', name).replaceAll('-', '').slice(-12),
    (digit) => alphabet[Number.parseInt(digit, 16) * 2],
  ).join('')

/** Issued by the office, for the year before or the year of the demo. */
export const demoLicenseYears = (today: Date): (typeof licenseYears.$inferSelect)[] =>
  demos.map(({ number, yearsAgo, due }) => {
    const year = today.getUTCFullYear() - yearsAgo
    return {
      id: demoId('license year', number),
      licenseId: demoId('license', number),
      year,
      fromDay: `${year}-01-01`,
      toDay: `${year}-12-31`,
      code: codeOf(number),
      isIssued: due === undefined,
      lines: [],
      feeCents: due?.cents ?? 0,
      penaltyCents: 0,
      totalCents: due?.cents ?? 0,
      quotedOn: `${year}-01-01`,
      requestId: due?.requestId ?? null,
      announcedAt: null,
      createdAt: DEMO_DAY,
    }
  })
