import type { MortalCity } from '@portal/local/testing'
import type { errandsIn } from './kill-errands.fixture.ts'
import { type Brake, ordered, writing, written } from './kill-points.fixture.ts'

type ErrandName = keyof ReturnType<typeof errandsIn>

/** How the jobs come to a point at which something dies. */
interface JobPoint {
  readonly errand: ErrandName
  readonly cron: '* * * * *' | '17 * * * *'
  readonly brake: (city: MortalCity) => Brake
  /** How many of what the jobs do at once stand there. */
  readonly stopped: number
}

const minute = '* * * * *'
const hour = '17 * * * *'

/** The points of the background jobs at which something dies. */
export const jobPoints = {
  'notices are being written': {
    errand: 'notices',
    cron: hour,
    brake: (city) => writing(city, 'outbox'),
    stopped: 2,
  },
  'notices are written': {
    errand: 'notices',
    cron: hour,
    brake: (city) => written(city, 'insert into \\"autopay_charges\\"'),
    stopped: 1,
  },
  'notices of arrangements are written': {
    errand: 'notices',
    cron: hour,
    brake: (city) => written(city, 'update \\"arrangement_instalments\\"'),
    stopped: 1,
  },
  'charges are claimed': {
    errand: 'charges',
    cron: minute,
    brake: (city) => written(city, "set status = 'charging'"),
    stopped: 2,
  },
  'the provider has the orders of charges': {
    errand: 'charges',
    cron: minute,
    brake: (city) => ordered(city, 'held-before', 3),
    stopped: 3,
  },
  'the provider has taken charges': {
    errand: 'charges',
    cron: minute,
    brake: (city) => ordered(city, 'held-after', 3),
    stopped: 3,
  },
  'approvals of charges are being written': {
    errand: 'charges',
    cron: minute,
    brake: (city) => writing(city, 'utility_payments'),
    stopped: 3,
  },
  'approvals of charges are written': {
    errand: 'charges',
    cron: minute,
    brake: (city) => written(city, 'update \\"payments\\" p set status'),
    stopped: 3,
  },
  'outcomes of charges are written': {
    errand: 'charges',
    cron: minute,
    brake: (city) => written(city, 'set status = x.status'),
    stopped: 2,
  },
  'a held charge that was approved is being booked': {
    errand: 'held',
    cron: minute,
    brake: (city) => writing(city, 'utility_payments'),
    stopped: 1,
  },
  'a held charge that was approved is booked': {
    errand: 'held',
    cron: minute,
    brake: (city) => written(city, 'update \\"payments\\" p set status'),
    stopped: 1,
  },
  'a held charge that was declined is being noted': {
    errand: 'held',
    cron: minute,
    brake: (city) => writing(city, 'payment_events'),
    stopped: 1,
  },
  'a held charge that was declined is noted': {
    errand: 'held',
    cron: minute,
    brake: (city) => written(city, 'update \\"payments\\" p set status'),
    stopped: 1,
  },
} as const satisfies Readonly<Record<string, JobPoint>>

export type JobPointName = keyof typeof jobPoints

// The names of the table just above.
export const jobPointNames = Object.keys(jobPoints) as readonly JobPointName[]
