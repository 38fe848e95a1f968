import { each, flat, minimum, slabs, versionsOf } from './demo-fee.ts'

const source2024 = 'Ordinance G41-23, Schedule of Building Fees, Table 1'
const source2026 = 'Ordinance G58-25, Schedule of Building Fees, Table 1'
const base = ['Base fee', 'Tarifa base'] as const
const review = ['Plan review', 'Revisión de planos'] as const

const squares = { answer: 'squares', unit: ['roofing squares', 'cuadros de techo'] } as const
const feet = { answer: 'feet', unit: ['feet', 'pies'] } as const
const area = { answer: 'squareFeet', unit: ['square feet', 'pies cuadrados'] } as const
const windows = { answer: 'windows', unit: ['windows', 'ventanas'] } as const
const circuits = { answer: 'circuits', unit: ['circuits', 'circuitos'] } as const
const fixtures = { answer: 'fixtures', unit: ['fixtures', 'aparatos sanitarios'] } as const
const value = {
  answer: 'projectValue',
  unit: ['dollars of project value', 'dólares del valor de la obra'],
} as const

const byValue = (cents: number) =>
  each(
    ['For each $1,000 of project value', 'Por cada $1,000 del valor de la obra'],
    value,
    cents,
    1000,
  )

type Names = Parameters<typeof versionsOf>[1]
type Lines = Parameters<typeof versionsOf>[2][number]['lines']

const permit = (kind: string, name: Names, lines: Lines) =>
  versionsOf(`permit.${kind}`, name, [{ fromDay: '2024-01-01', source: source2024, lines }])

/** Before and since 2026. */
const raised = (kind: string, name: Names, before: Lines, since: Lines) =>
  versionsOf(`permit.${kind}`, name, [
    { fromDay: '2024-01-01', toDay: '2025-12-31', source: source2024, lines: before },
    { fromDay: '2026-01-01', source: source2026, lines: since },
  ])

/** One or more schedules for each kind of permit. */
export const permitFees = () => [
  ...raised(
    'roof',
    ['Roof', 'Techo'],
    [flat(base, 4000), each(['Each square', 'Cada cuadro'], squares, 250)],
    [flat(base, 4500), each(['Each square', 'Cada cuadro'], squares, 300)],
  ),
  ...raised(
    'fence',
    ['Fence', 'Cerca'],
    [flat(base, 3500)],
    [
      slabs(['By length', 'Por el largo'], feet, [
        [100, 4000],
        [300, 5500],
        [null, 8000],
      ]),
    ],
  ),
  ...permit(
    'shed',
    ['Shed', 'Cobertizo'],
    [
      slabs(['By size', 'Por el tamaño'], area, [
        [120, 3000],
        [200, 5000],
        [null, 7500],
      ]),
    ],
  ),
  ...permit('furnace', ['Furnace', 'Calefacción'], [flat(base, 5000)]),
  ...permit('water_heater', ['Water heater', 'Calentador de agua'], [flat(base, 4000)]),
  ...permit(
    'driveway',
    ['Driveway', 'Entrada para autos'],
    [
      flat(base, 5000),
      each(['For each 100 square feet', 'Por cada 100 pies cuadrados'], area, 250, 100),
    ],
  ),
  ...permit(
    'pool',
    ['Above-ground pool', 'Piscina sobre el suelo'],
    [flat(base, 7500), flat(['Electrical inspection', 'Inspección eléctrica'], 3500)],
  ),
  ...permit(
    'window',
    ['Windows', 'Ventanas'],
    [flat(base, 3000), each(['Each window', 'Cada ventana'], windows, 500)],
  ),
  ...permit(
    'patio',
    ['Patio', 'Patio'],
    [
      flat(base, 4000),
      each(['For each 100 square feet', 'Por cada 100 pies cuadrados'], area, 200, 100),
    ],
  ),
  ...permit(
    'deck',
    ['Deck', 'Terraza'],
    [
      flat(base, 6000),
      flat(review, 2500),
      each(['Each square foot', 'Cada pie cuadrado'], area, 15),
    ],
  ),
  ...permit(
    'siding',
    ['Siding', 'Revestimiento'],
    [
      flat(base, 4500),
      each(['Each square', 'Cada cuadro'], { ...squares, unit: ['squares', 'cuadros'] }, 200),
    ],
  ),
  ...permit(
    'sidewalk',
    ['Private sidewalk', 'Acera privada'],
    [flat(base, 3000), each(['Each foot', 'Cada pie'], feet, 50)],
  ),
  ...permit(
    'hvac',
    ['Heating and air conditioning', 'Calefacción y aire acondicionado'],
    [flat(base, 5500)],
  ),
  ...permit(
    'electrical',
    ['Electrical work', 'Instalación eléctrica'],
    [flat(base, 4500), each(['Each circuit', 'Cada circuito'], circuits, 750)],
  ),
  ...permit(
    'plumbing',
    ['Plumbing', 'Plomería'],
    [flat(base, 4500), each(['Each fixture', 'Cada aparato'], fixtures, 800)],
  ),
  ...permit('remodel', ['Remodeling', 'Remodelación'], [byValue(950), minimum(9500)]),
  ...permit('hot_tub', ['Hot tub', 'Jacuzzi'], [flat(base, 5000)]),
  ...permit(
    'new_home',
    ['New home', 'Casa nueva'],
    [byValue(850), flat(review, 35_000), minimum(120_000)],
  ),
  ...permit(
    'new_commercial',
    ['New commercial building', 'Edificio comercial nuevo'],
    [byValue(1050), flat(review, 75_000), minimum(250_000)],
  ),
  ...permit('other', ['Other work', 'Otra obra'], [byValue(900), minimum(5000)]),
  ...permit(
    'reinspection',
    ['Inspecting again', 'Inspeccionar otra vez'],
    [flat(['After the second failure', 'Después de la segunda falla'], 6500)],
  ),
]
