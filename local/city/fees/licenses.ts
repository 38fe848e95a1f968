import { each, flat, latePenalties, slabs, versionsOf } from './demo-fee.ts'

const source2020 = 'Municipal Code, Title 6, Chapter 6.02, as of 2020'
const source2026 = 'Municipal Code, Title 6, Chapter 6.02, amended by Ordinance G61-25'
const base = ['License fee', 'Tarifa de la licencia'] as const
const seats = { answer: 'seats', unit: ['seats', 'asientos'] } as const
const employees = { answer: 'employees', unit: ['employees', 'empleados'] } as const
const early = {
  name: 'Early renewal',
  nameEs: 'Renovación anticipada',
  daysBefore: 45,
  basisPoints: 500,
  flatCents: 0,
  minCents: 100,
  maxCents: 2000,
}

type Names = Parameters<typeof versionsOf>[1]
type Lines = Parameters<typeof versionsOf>[2][number]['lines']

const license = (kind: string, name: Names, before: Lines, since: Lines) =>
  versionsOf(`license.${kind}`, name, [
    {
      fromDay: '2020-01-01',
      toDay: '2025-12-31',
      source: source2020,
      lines: before,
      penalties: latePenalties.slice(0, 1),
    },
    {
      fromDay: '2026-01-01',
      source: source2026,
      lines: since,
      penalties: latePenalties,
      rebates: [early],
    },
  ])

/** Two schedules for each kind of license. */
export const licenseFees = () => [
  ...license(
    'restaurant',
    ['Restaurant license', 'Licencia de restaurante'],
    [flat(base, 12_000), each(['Each seat', 'Cada asiento'], seats, 150)],
    [
      flat(base, 15_000),
      each(['Each seat', 'Cada asiento'], seats, 200),
      flat(['Health inspection', 'Inspección sanitaria'], 7500),
    ],
  ),
  ...license(
    'retail',
    ['Retail license', 'Licencia de comercio'],
    [flat(base, 8000)],
    [
      slabs(['By employees', 'Por empleados'], employees, [
        [5, 8000],
        [20, 14_000],
        [null, 25_000],
      ]),
    ],
  ),
  ...license(
    'service',
    ['Service business license', 'Licencia de servicios'],
    [flat(base, 6000)],
    [flat(base, 7500)],
  ),
  ...license(
    'contractor',
    ['Contractor license', 'Licencia de contratista'],
    [flat(base, 10_000)],
    [flat(base, 12_500)],
  ),
  ...license(
    'home_business',
    ['Home business license', 'Licencia de negocio en casa'],
    [flat(base, 3000)],
    [flat(base, 3500)],
  ),
  // Free, so that a renewal with nothing to pay can be seen.
  ...license(
    'charity',
    ['Charity registration', 'Registro de beneficencia'],
    [flat(base, 0)],
    [flat(base, 0)],
  ),
]
