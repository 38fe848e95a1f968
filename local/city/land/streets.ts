import type { streets } from '@portal/core/schema'
import { demoId } from '../demo.ts'
import { pointOf, STREETS_EACH_WAY } from './grid.ts'

export interface DemoStreet {
  readonly name: string
  readonly suffix: string
}

// Invented; the last word is the suffix.
const WEST_TO_EAST = [
  'Prairie Lantern Dr, Millrace St, Hollowbrook Ln, Larkfield St, Tanner Row Ct, Bluestem Dr, Wing Hollow Rd, Orchard Gate St',
  'Cedar Bend Dr, Quarry Hill Rd, Spartan Mill Ln, Juniper Glen Ct, Harvest Moon Dr, Foundry St, Kimball Ridge St, Meadowlark Ln',
  'Watchmaker St, Old Ferry Rd, Lantern Hill Dr, Sycamore Walk St, Market Hill St, Bellwether Ct, Heron Creek Dr, Copperfield St',
  "Stonegate Ln, Violet Springs Dr, Railway St, O'Brien Rd, Whispering Oak Dr, Butternut Ct, Cobbler St, Fox Run Dr",
  'Indigo Prairie Ln, Sawmill Rd, Goldenrod St, Clover Leaf Ct, Timber Ridge Dr, Windmill Rd, Northgate St, Last Acre Rd',
]
const SOUTH_TO_NORTH = [
  'Dunmore Ave, Chapel Hill Ave, Abbott Grove Ave, Linden Park Blvd, Hawthorne Mill Ave, Preston Ave, Sunfield Ave, Elmcrest Ave',
  'Raymond Hill Ave, Commonwealth Pl, Hickory Stand Ave, Mulberry Pl, Vantage Ave, Crescent Field Ave, Walnut Bend Ave, Providence Ave',
  'Riverbluff Blvd, Grand Prairie Ave, Jubilee Ave, Kestrel Ave, Monument Ave, Founders Blvd, Brickyard Ave, Plum Hollow Ave',
  'Summit View Ave, Laurel Gate Ave, Tilden Mill Ave, Ashbury Ave, Seneca Ridge Ave, Muñoz Ave, Dovetail Ave, Winding Creek Ave',
  'Beacon Ave, Marigold Pl, Hearthstone Ave, Overlook Blvd, Iron Bridge Ave, Shepherd Ave, Cardinal Ave, Eastgate Ave',
]

const read = (lines: readonly string[]): readonly DemoStreet[] =>
  lines
    .flatMap((line) => line.split(', '))
    .map((street) => {
      const end = street.lastIndexOf(' ')
      return { name: street.slice(0, end), suffix: street.slice(end + 1) }
    })

/** From south to north. */
export const streetsEastward = read(WEST_TO_EAST)

/** From west to east. */
export const streetsNorthward = read(SOUTH_TO_NORTH)

export function demoStreets(): (typeof streets.$inferSelect)[] {
  const last = STREETS_EACH_WAY - 1
  const row = (street: DemoStreet, line: (typeof streets.$inferSelect)['line']) => ({
    id: demoId('street', `${street.name} ${street.suffix}`),
    ...street,
    line,
  })
  return [
    ...streetsEastward.map((street, i) => row(street, [pointOf(0, i), pointOf(last, i)])),
    ...streetsNorthward.map((street, i) => row(street, [pointOf(i, 0), pointOf(i, last)])),
  ]
}
