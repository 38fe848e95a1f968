import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (name: 'addPickupRule' | 'addStreetAlias', sample: Sample) => Promise<string>
  /** The one value of a query. */
  readonly value: (text: string) => Promise<string>
}

const holiday = (day: string): Sample => ({
  path: '/pickup-rules',
  body: {
    kind: 'holiday',
    service: null,
    district: null,
    fromDay: day,
    toDay: day,
    weekday: null,
    everyWeeks: 1,
    followsHolidays: true,
    movedTo: null,
    name: 'Founders’ Day',
    nameEs: 'Día de los Fundadores',
    replaces: null,
  },
})

/** A request that takes effect, for the pickup calendar. */
export function pickupSamplesOf({ made, value }: Given) {
  const aliasOf = async (alias: string): Promise<Sample> => ({
    path: '/street-aliases',
    body: { alias, street: await value(`select name || ' ' || suffix from streets limit 1`) },
  })
  return {
    addPickupRule: (): Promise<Sample> => Promise.resolve(holiday('2099-03-03')),
    withdrawPickupRule: async (): Promise<Sample> => ({
      path: `/pickup-rules/${await made('addPickupRule', holiday('2099-03-04'))}`,
    }),
    addStreetAlias: (): Promise<Sample> => aliasOf('US 20'),
    removeStreetAlias: async (): Promise<Sample> => ({
      path: `/street-aliases/${await made('addStreetAlias', await aliasOf('US 45'))}`,
    }),
  }
}
