import type { linkChecks } from '@portal/core/schema'
import { brokenAddresses } from '../articles/waste.ts'
import { demoId } from '../demo.ts'

type Row = typeof linkChecks.$inferSelect

const edith = demoId('user', 'edith@demo.example')
const dayMs = 86_400_000

/** Two broken links, and one that a content editor opened herself. */
export function demoLinkChecks(today: Date): Row[] {
  const before = (days: number) => new Date(today.getTime() - days * dayMs)
  const row = (address: string, of: Pick<Row, 'failures' | 'problem' | 'ignoredBy'>): Row => ({
    id: demoId('link', address),
    address,
    seen: of.problem === 'not-found' ? '404' : '',
    dueAt: before(-0.5),
    checkedAt: before(0.5),
    failedAt: before(0.5),
    failedSince: before(of.failures),
    ignoredAt: of.ignoredBy ? before(2) : null,
    createdAt: before(90),
    ...of,
  })
  return [
    row(brokenAddresses.guide, { failures: 9, problem: 'no-answer', ignoredBy: null }),
    row(brokenAddresses.leafMap, { failures: 3, problem: 'not-found', ignoredBy: null }),
    row('https://msc.fema.gov/portal/home', {
      failures: 4,
      problem: 'no-answer',
      ignoredBy: edith,
    }),
  ]
}
