import { boxOf, type Outline } from '@portal/core/parcels/rules'
import type { parcels } from '@portal/core/schema'
import { demoId, pick, randomFrom, type Random } from '../demo.ts'
import { distanceFromCenter, type Point, pointOf, STREETS_EACH_WAY } from './grid.ts'
import { type DemoStreet, streetsEastward, streetsNorthward } from './streets.ts'

type Parcel = typeof parcels.$inferSelect

/** The streets at its south-western corner, from 0. */
interface Block {
  readonly east: number
  readonly north: number
}

/** Dense downtown, large lots at the edge, parks between. */
export function demoParcels(): Parcel[] {
  const random = randomFrom(4_000)
  const blocks = Array.from({ length: (STREETS_EACH_WAY - 1) ** 2 }, (_, i) => ({
    east: i % (STREETS_EACH_WAY - 1),
    north: Math.floor(i / (STREETS_EACH_WAY - 1)),
  }))
  return blocks.flatMap((block) => parcelsOf(block, random))
}

/** Apartments in some houses downtown, each a parcel of its own on the same lot. */
export const demoUnits = (): Parcel[] =>
  demoParcels()
    .filter(({ currentLandUse }) => currentLandUse === 'Mixed Use')
    .slice(0, 6)
    .flatMap((house) =>
      ['1A', '1B', '2A'].map((unit) => {
        const parcelNumber = `${house.parcelNumber}-${unit}`
        return { ...house, id: demoId('parcel', parcelNumber), parcelNumber, unit }
      }),
    )

const lotsPerSide = (distance: number): number =>
  distance < 8 ? 4 : distance < 14 ? 2 : distance < 20 ? 1 : 0

function parcelsOf(block: Block, random: Random): Parcel[] {
  const lots = lotsPerSide(distanceFromCenter(block.east, block.north))
  const isPark = random() < 0.12
  if (isPark) return []
  // Alternates, so that every street has addresses.
  const facesNorthSouth = (block.east + block.north) % 2 === 0
  return [0, 1].flatMap((far) =>
    Array.from({ length: lots }, (_, lot) =>
      parcel(block, { facesNorthSouth, isFar: far === 1, lot, lots }, random),
    ),
  )
}

interface Lot {
  readonly facesNorthSouth: boolean
  /** On the northern or eastern side of its block. */
  readonly isFar: boolean
  readonly lot: number
  readonly lots: number
}

// Half a street is 7 percent of a block; an alley runs between the two rows of lots.
const EDGE = 0.07
const MIDDLE = 0.49

function parcel(block: Block, place: Lot, random: Random): Parcel {
  const { facesNorthSouth, isFar, lot, lots } = place
  const across = isFar ? ([1 - MIDDLE, 1 - EDGE] as const) : ([EDGE, MIDDLE] as const)
  const width = (1 - 2 * EDGE) / lots
  const along = [EDGE + lot * width, EDGE + (lot + 1) * width] as const
  const [x, y] = facesNorthSouth ? [along, across] : [across, along]
  const outline = outlineOf(block, { x, y, isLarge: lots === 1 })
  const [longitude, latitude] = pointOf(
    block.east + (x[0] + x[1]) / 2,
    block.north + (y[0] + y[1]) / 2,
  )
  const street = facesNorthSouth
    ? streetAt(streetsEastward, block.north + (isFar ? 1 : 0))
    : streetAt(streetsNorthward, block.east + (isFar ? 1 : 0))
  const hundred = (facesNorthSouth ? block.east : block.north) + 1
  // Even numbers north and east of a street, odd ones south and west.
  const streetNumber = hundred * 100 + lot * Math.floor(80 / lots) + (isFar ? 1 : 2)
  const side = isFar ? lots + lot : lot
  const parcelNumber = `06-${twoDigits(block.east + 10)}-${100 + block.north}-${String(side + 1).padStart(3, '0')}`
  return {
    id: demoId('parcel', parcelNumber),
    parcelNumber,
    streetNumber,
    streetName: street.name,
    streetSuffix: street.suffix,
    unit: null,
    latitude,
    longitude,
    outline,
    ...boxOf(outline),
    ...districtsOf(block),
    ...landUse(block, random),
    retiredAt: null,
  }
}

type Span = readonly [from: number, to: number]

interface Extent {
  readonly x: Span
  readonly y: Span
  readonly isLarge: boolean
}

/** Part of a span, from 0 to 1. */
const within = ([from, to]: Span, start: number, end: number): Span => [
  from + (to - from) * start,
  from + (to - from) * end,
]

/** Some large lots have a pond of the city in them, or lie on both sides of a path. */
function outlineOf(block: Block, { x, y, isLarge }: Extent): Outline {
  const ring = (across: Span, along: Span): Point[] => {
    const corner = (i: 0 | 1, j: 0 | 1) => pointOf(block.east + across[i], block.north + along[j])
    return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1), corner(0, 0)]
  }
  const kind = (block.east * 3 + block.north) % 9
  if (isLarge && kind === 0)
    return [[ring(x, y), ring(within(x, 0.6, 0.85), within(y, 0.6, 0.85)).toReversed()]]
  if (isLarge && kind === 1) return [[ring(within(x, 0, 0.6), y)], [ring(within(x, 0.7, 1), y)]]
  return [[ring(x, y)]]
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

function streetAt(streets: readonly DemoStreet[], index: number): DemoStreet {
  const street = streets[index]
  if (!street) throw new RangeError(`The grid has no street ${index}`)
  return street
}

type Districts = Pick<
  Parcel,
  | 'zip'
  | 'refusePickupDay'
  | 'leafDistrict'
  | 'historicDistrict'
  | 'schoolDistrict'
  | 'countyBoardDistrict'
  | 'stateRepresentativeDistrict'
  | 'stateSenateDistrict'
  | 'usCongressionalDistrict'
  | 'waterBillingCycleDates'
>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const LEAF_DISTRICTS = ['A', 'B', 'C', 'D'] as const
const CYCLES = ['1st to 4th', '8th to 11th', '15th to 18th', '22nd to 25th'] as const

function districtsOf({ east, north }: Block): Districts {
  const isEast = east >= 20
  const isNorth = north >= 20
  const quarter = (isEast ? 1 : 0) + (isNorth ? 2 : 0)
  return {
    zip: isEast ? '60120' : east < 8 ? '60124' : '60123',
    refusePickupDay: DAYS[Math.floor(east / 8)] ?? 'Friday',
    leafDistrict: LEAF_DISTRICTS[quarter] ?? 'A',
    historicDistrict: historicDistrictOf(east, north),
    schoolDistrict: 'Demo Unit School District 46',
    countyBoardDistrict: `County Board District ${isEast ? 19 : 22}`,
    stateRepresentativeDistrict: `Representative District ${isEast ? 43 : 66}`,
    stateSenateDistrict: `Senate District ${isEast ? 22 : 33}`,
    usCongressionalDistrict: `Congressional District ${isNorth ? 8 : 11}`,
    waterBillingCycleDates: `${CYCLES[quarter] ?? CYCLES[0]} of each month`,
  }
}

/** By the block at their south-western corner, three blocks wide and high. */
const HISTORIC: readonly (readonly [east: number, north: number, name: string])[] = [
  [15, 15, 'Millrace Historic District'],
  [22, 15, 'Watchmakers Historic District'],
  [15, 22, 'Chapel Hill Historic District'],
  [22, 22, 'Founders Historic District'],
  [18, 18, 'Old Market Historic District'],
]

const historicDistrictOf = (east: number, north: number): string | null =>
  HISTORIC.find(([x, y]) => east >= x && east < x + 3 && north >= y && north < y + 3)?.[2] ?? null

type Use = readonly [zoning: string, landUse: string]

/** Uses of buildings within this many blocks of the center. */
const ZONES: readonly (readonly [blocks: number, uses: readonly [Use, ...Use[]]])[] = [
  [
    3,
    [
      ['CC1 Center City', 'Retail'],
      ['CC1 Center City', 'Office'],
      ['CC2 Transitional Center City', 'Mixed Use'],
    ],
  ],
  [
    8,
    [
      ['RC2 Residence Conservation', 'Single Family'],
      ['RC3 Residence Conservation', 'Two Family'],
      ['MFR Multiple Family Residence', 'Multiple Family'],
      ['NB Neighborhood Business', 'Retail'],
    ],
  ],
  [
    Infinity,
    [
      ['SFR1 Single Family Residence', 'Single Family'],
      ['SFR2 Single Family Residence', 'Single Family'],
      ['SFR2 Single Family Residence', 'Vacant'],
      ['GI General Industrial', 'Manufacturing'],
    ],
  ],
]

function landUse(
  { east, north }: Block,
  random: Random,
): Pick<Parcel, 'primaryZoning' | 'currentLandUse'> {
  const distance = distanceFromCenter(east, north)
  const zone = ZONES.find(([blocks]) => distance < blocks)
  if (!zone) throw new RangeError('The last zone ends nowhere')
  const [primaryZoning, currentLandUse] = pick(random, zone[1])
  return { primaryZoning, currentLandUse }
}
