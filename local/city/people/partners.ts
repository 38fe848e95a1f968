import { createHash } from 'node:crypto'
import type { partnerKeys, partners } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

/** Of the demo city alone, so that the documentation's examples run as they are. */
export const demoPartnerKey = 'portal_live_DemoKeyOfLakesideAppsForExamplesOnly0000000'

const partnerId = demoId('partner', 'lakeside')
const stamps = { version: 1, createdAt: DEMO_DAY, updatedAt: DEMO_DAY }

export const demoPartners = (): (typeof partners.$inferSelect)[] => [
  { id: partnerId, name: 'Lakeside Apps', contact: 'api@lakeside.example', ...stamps },
]

export const demoPartnerKeys = (): (typeof partnerKeys.$inferSelect)[] => [
  {
    id: demoId('partner key', 'lakeside'),
    partnerId,
    name: 'Examples',
    scopes: ['reports.write'],
    limitPerMinute: 60,
    prefix: demoPartnerKey.slice(0, 16),
    hash: createHash('sha256').update(demoPartnerKey).digest('hex'),
    expiresAt: null,
    revokedAt: null,
    ...stamps,
  },
]
