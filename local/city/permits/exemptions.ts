import type { ExemptionCondition } from '@portal/core/permit-exemptions/rules'
import type { permitExemptions } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

type Row = typeof permitExemptions.$inferSelect

/** English, Spanish. */
type Both = readonly [text: string, textEs: string]

const atMost = (
  key: string,
  [text, textEs]: Both,
  most: number,
  unit: Both,
): ExemptionCondition => ({
  kind: 'atMost',
  key,
  text,
  textEs,
  most,
  unit: unit[0],
  unitEs: unit[1],
})

const is = (key: string, answer: 'yes' | 'no', [text, textEs]: Both): ExemptionCondition => ({
  kind: 'is',
  key,
  answer,
  text,
  textEs,
})

const squareFeet = ['square feet', 'pies cuadrados'] as const
const inches = ['inches', 'pulgadas'] as const
const feet = ['feet', 'pies'] as const
const gallons = ['gallons', 'galones'] as const
const building = '2021 International Building Code, section 105.2'
const residential = '2021 International Residential Code, section R105.2'

/** The key of an area is the fee schedules', so that the answer has the fee. */
const shedArea = (most: number): readonly ExemptionCondition[] => [
  atMost('squareFeet', ['How large is its floor?', '¿Qué tamaño tiene el piso?'], most, squareFeet),
  is('stories', 'no', ['Does it have more than one story?', '¿Tiene más de un piso?']),
  is('attached', 'no', [
    'Is it attached to the house or garage?',
    '¿Está unido a la casa o al garaje?',
  ]),
]

const ground = [
  atMost(
    'height',
    ['How far above the ground is it?', '¿A qué altura está sobre el suelo?'],
    30,
    inches,
  ),
  is('basement', 'no', [
    'Is it over a basement or another room?',
    '¿Está sobre un sótano u otra habitación?',
  ]),
]
const groundRule: Both = [
  'Sidewalks and driveways not more than 30 inches (762 mm) above adjacent grade, and not over any basement or story below and are not part of an accessible route.',
  'Aceras y entradas para autos que no estén a más de 30 pulgadas (762 mm) sobre el terreno contiguo, ni sobre un sótano o piso inferior, y que no sean parte de una ruta accesible.',
]

interface Version {
  readonly kind: string
  readonly rule: Both
  readonly source: string
  readonly conditions: readonly ExemptionCondition[]
  readonly fromDay?: string
  readonly toDay?: string
}

const versions: readonly Version[] = [
  {
    kind: 'shed',
    rule: [
      'One-story detached accessory structures used as tool and storage sheds, playhouses and similar uses, provided that the floor area is not greater than 100 square feet.',
      'Estructuras accesorias separadas de un piso, usadas como cobertizos de herramientas o almacenamiento, casas de juegos y usos similares, siempre que el piso no mida más de 100 pies cuadrados.',
    ],
    source: '2015 International Building Code, section 105.2, item 1, as amended',
    conditions: shedArea(100),
    fromDay: '2019-01-01',
    toDay: '2023-12-31',
  },
  {
    kind: 'shed',
    rule: [
      'One-story detached accessory structures used as tool and storage sheds, playhouses and similar uses, provided that the floor area is not greater than 120 square feet (11 m²).',
      'Estructuras accesorias separadas de un piso, usadas como cobertizos de herramientas o almacenamiento, casas de juegos y usos similares, siempre que el piso no mida más de 120 pies cuadrados (11 m²).',
    ],
    source: `${building}, item 1`,
    conditions: shedArea(120),
    toDay: '2030-12-31',
  },
  {
    kind: 'shed',
    rule: [
      'Other than storm shelters, one-story detached accessory structures, provided that the floor area does not exceed 200 square feet (18.58 m²).',
      'Salvo los refugios para tormentas, las estructuras accesorias separadas de un piso, siempre que el piso no exceda 200 pies cuadrados (18.58 m²).',
    ],
    source: `${residential}, item 1`,
    conditions: shedArea(200),
    fromDay: '2031-01-01',
  },
  {
    kind: 'fence',
    rule: [
      'Fences, other than swimming pool barriers, not over 7 feet (2134 mm) high.',
      'Cercas, salvo las barreras de piscinas, de no más de 7 pies (2134 mm) de alto.',
    ],
    source: `${building}, item 2`,
    conditions: [
      atMost('height', ['How high is the fence?', '¿Qué altura tiene la cerca?'], 7, feet),
      is('pool', 'no', ['Is it the barrier around a pool?', '¿Es la barrera de una piscina?']),
    ],
  },
  {
    kind: 'deck',
    rule: [
      'Decks not exceeding 200 square feet (18.58 m²) in area, that are not more than 30 inches (762 mm) above grade at any point, are not attached to a dwelling and do not serve the exit door required by Section R311.4.',
      'Terrazas que no excedan 200 pies cuadrados (18.58 m²), que no estén a más de 30 pulgadas (762 mm) sobre el terreno en ningún punto, que no estén unidas a una vivienda y que no sirvan a la puerta de salida que exige la sección R311.4.',
    ],
    source: `${residential}, item 10`,
    conditions: [
      atMost(
        'squareFeet',
        ['How large is the deck?', '¿Qué tamaño tiene la terraza?'],
        200,
        squareFeet,
      ),
      atMost(
        'height',
        [
          'How far above the ground is its highest point?',
          '¿A qué altura sobre el suelo está su punto más alto?',
        ],
        30,
        inches,
      ),
      is('attached', 'no', ['Is it attached to the house?', '¿Está unida a la casa?']),
      is('exit', 'no', [
        'Does the main exit door of the house lead onto it?',
        '¿La puerta principal de salida de la casa da a ella?',
      ]),
    ],
  },
  {
    kind: 'pool',
    rule: [
      'Prefabricated swimming pools accessory to a Group R-3 occupancy that are less than 24 inches (610 mm) deep, are not greater than 5,000 gallons (18 925 L) and are installed entirely above ground.',
      'Piscinas prefabricadas accesorias a una vivienda del grupo R-3 que tengan menos de 24 pulgadas (610 mm) de profundidad, no más de 5,000 galones (18 925 L) y que estén totalmente sobre el suelo.',
    ],
    source: `${building}, item 9`,
    conditions: [
      atMost(
        'depth',
        ['How deep can the water be?', '¿Qué profundidad puede tener el agua?'],
        23.99,
        inches,
      ),
      atMost('gallons', ['How much water does it hold?', '¿Cuánta agua contiene?'], 5000, gallons),
      is('above', 'yes', ['Is all of it above ground?', '¿Está toda sobre el suelo?']),
    ],
  },
  { kind: 'driveway', rule: groundRule, source: `${building}, item 6`, conditions: ground },
  { kind: 'sidewalk', rule: groundRule, source: `${building}, item 6`, conditions: ground },
  {
    kind: 'electrical',
    rule: [
      'Minor repair work, including the replacement of lamps or the connection of approved portable electrical equipment to approved permanently installed receptacles.',
      'Reparaciones menores, incluido el reemplazo de lámparas o la conexión de equipos eléctricos portátiles aprobados a tomacorrientes fijos aprobados.',
    ],
    source: `${building}, Electrical`,
    conditions: [
      is('only', 'yes', [
        'Do you only replace lamps, or plug something in?',
        '¿Solo reemplaza lámparas o enchufa algo?',
      ]),
    ],
  },
  {
    kind: 'plumbing',
    rule: [
      'The clearing of stoppages or the repairing of leaks in pipes, valves or fixtures, and the removal and reinstallation of water closets, provided that such repairs do not involve or require the replacement or rearrangement of valves, pipes or fixtures.',
      'Destapar tuberías o reparar fugas en tuberías, válvulas o aparatos, y quitar y volver a instalar inodoros, siempre que esas reparaciones no requieran reemplazar ni cambiar de lugar válvulas, tuberías o aparatos.',
    ],
    source: `${building}, Plumbing, item 2`,
    conditions: [
      is('only', 'yes', [
        'Do you only clear a stoppage or repair a leak?',
        '¿Solo destapa una tubería o repara una fuga?',
      ]),
      is('replaces', 'no', [
        'Are pipes, valves or fixtures replaced or moved?',
        '¿Se reemplazan o mueven tuberías, válvulas o aparatos?',
      ]),
    ],
  },
  {
    kind: 'other',
    rule: [
      'Painting, papering, tiling, carpeting, cabinets, counter tops and similar finish work.',
      'Pintura, papel tapiz, azulejos, alfombras, gabinetes, encimeras y acabados similares.',
    ],
    source: `${building}, item 7`,
    conditions: [
      is('finish', 'yes', [
        'Is it only finish work, such as painting, tiles, carpet or cabinets?',
        '¿Son solo acabados, como pintura, azulejos, alfombra o gabinetes?',
      ]),
    ],
  },
]

/** From the model codes that cities adopt; the town's own dates. */
export const demoExemptions = (): readonly Row[] =>
  versions.map(
    ({ kind, rule: [rule, ruleEs], source, conditions, fromDay = '2024-01-01', toDay }) => ({
      id: demoId('permit exemption', `${kind}/${fromDay}`),
      kind,
      rule,
      ruleEs,
      source,
      fromDay,
      toDay: toDay ?? null,
      conditions,
      createdAt: DEMO_DAY,
    }),
  )
