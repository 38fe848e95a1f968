import type { KillableCity } from '@portal/local/testing'
import type { errandsIn } from './kill-errands.fixture.ts'
import { type Brake, ordered, writing, written } from './kill-points.fixture.ts'

type ErrandName = keyof ReturnType<typeof errandsIn>

/** How the jobs come to a point at which something dies. */
interface JobPoint {
  readonly errand: ErrandName
  readonly cron: '* * * * *' | '17 * * * *'
  readonly brake: (city: KillableCity) => Brake
  /** How many of what the jobs do at once stand there. */
  readonly stopped: number
}

const pointOf =
  (errand: ErrandName, cron: JobPoint['cron']) =>
  (stopped: number, brake: JobPoint['brake']): JobPoint => ({ errand, cron, brake, stopped })
const notices = pointOf('notices', '17 * * * *')
const charges = pointOf('charges', '* * * * *')
const held = pointOf('held', '* * * * *')

const approved = 'update \\"payments\\" p set status'

/** The points of the background jobs at which something dies. */
export const jobPoints = {
  'notices are being written': notices(2, (city) => writing(city, 'outbox')),
  'notices are written': notices(1, (city) => written(city, 'insert into \\"autopay_charges\\"')),
  'notices of arrangements are written': notices(1, (city) =>
    written(city, 'update \\"arrangement_instalments\\"'),
  ),
  'charges are claimed': charges(2, (city) => written(city, "set status = 'charging'")),
  'orders of charges are being written': charges(2, (city) => writing(city, 'payment_items')),
  'orders of charges are written': charges(2, (city) =>
    written(city, 'insert into \\"payments\\"'),
  ),
  'the provider has the orders of charges': charges(3, (city) => ordered(city, 'held-before', 3)),
  'the provider has taken charges': charges(3, (city) => ordered(city, 'held-after', 3)),
  'approvals of charges are being written': charges(2, (city) => writing(city, 'utility_payments')),
  'approvals of charges are written': charges(2, (city) => written(city, approved)),
  'outcomes of charges are written': charges(2, (city) => written(city, 'set status = x.status')),
  'a held charge that was approved is being booked': held(1, (city) =>
    writing(city, 'utility_payments'),
  ),
  'a held charge that was approved is booked': held(1, (city) => written(city, approved)),
  'a held charge that was declined is being noted': held(1, (city) =>
    writing(city, 'payment_events'),
  ),
  'a held charge that was declined is noted': held(1, (city) => written(city, approved)),
} as const satisfies Readonly<Record<string, JobPoint>>

export type JobPointName = keyof typeof jobPoints

// The names of the table just above.
export const jobPointNames = Object.keys(jobPoints) as readonly JobPointName[]
