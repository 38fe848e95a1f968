import { createHash } from 'node:crypto'
import type { partnerKeys, partnerKeyUses, partners } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

/** Of the demo city alone, so that the documentation's examples run as they are. */
export const demoPartnerKey = 'portal_live_DemoKeyOfLakesideAppsForExamplesOnly0000000'

const partnerId = demoId('partner', 'lakeside')
/** Ended, as a key does when it is replaced. */
const olderKey = 'portal_live_OlderKeyOfLakesideAppsForExamplesOnly00000'
const olderKeyId = demoId('partner key', 'lakeside first')
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
  {
    id: olderKeyId,
    partnerId,
    name: 'First app',
    scopes: ['reports.write'],
    limitPerMinute: 60,
    prefix: olderKey.slice(0, 16),
    hash: createHash('sha256').update(olderKey).digest('hex'),
    expiresAt: DEMO_DAY,
    revokedAt: DEMO_DAY,
    ...stamps,
  },
]

export const demoPartnerKeyUses = (): (typeof partnerKeyUses.$inferSelect)[] => [
  { keyId: olderKeyId, minute: DEMO_DAY, used: 1, lastUsedAt: DEMO_DAY },
]
