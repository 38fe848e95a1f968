import { pickupSamplesOf } from './pickup-samples.ts'
import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name: 'addZoningDistrict' | 'addZoningUse' | 'addPickupRule' | 'addStreetAlias',
    sample: Sample,
  ) => Promise<string>
  /** The one value of a query. */
  readonly value: (text: string) => Promise<string>
}

const district = {
  name: 'Park',
  nameEs: 'Parque',
  kind: 'base',
  rulesUrl: 'https://code.example/park',
  dataOn: '2026-05-01',
}
const rule = (use: string) => ({
  use,
  useEs: 'Aserradero',
  permission: 'special-permit',
  startsOn: '2099-01-01',
  source: 'Ordinance G-2',
})

/** A request that takes effect, for zoning districts and the pickup calendar. */
export function zoningSamplesOf({ made, value }: Given) {
  const anyDistrict = () => value(`select id from zoning_districts where code = 'GI'`)
  const add = (code: string): Sample => ({ path: '/zoning-districts', body: { code, ...district } })
  const setting = async (name: string): Promise<Sample> => ({
    path: `/zoning-districts/${await anyDistrict()}/uses`,
    body: rule(name),
  })
  return {
    ...pickupSamplesOf({ made, value }),
    addZoningDistrict: async (): Promise<Sample> => add('P1'),
    updateZoningDistrict: async (): Promise<Sample> => {
      const id = await made('addZoningDistrict', add('P2'))
      const seenAt = await value(
        `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from zoning_districts where id = '${id}'`,
      )
      return {
        path: `/zoning-districts/${id}`,
        body: { ...district, name: 'Large park', seenAt },
      }
    },
    addZoningUse: (): Promise<Sample> => setting('Sawmill'),
    withdrawZoningUse: async (): Promise<Sample> => ({
      path: `/zoning-districts/uses/${await made('addZoningUse', await setting('Quarry'))}`,
    }),
  }
}
