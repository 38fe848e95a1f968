import type { userEvents } from '@portal/core/schema'
import { demoDay, demoId } from '../demo.ts'

/** What the demo's resident did, for staff to look at. */
export const demoEvents = (): (typeof userEvents.$inferSelect)[] =>
  ['UserLogin', 'UserSession', 'UserLogin', 'UserSession'].map((name, i) => ({
    id: demoId('event', i),
    userId: demoId('user', 'ana@demo.example'),
    at: demoDay(-i),
    name,
    action: '',
    item: '',
    // An address kept for documentation (RFC 5737).
    data: { ipAddress: '192.0.2.10', userAgent: 'Demo browser', platform: 'web' },
  }))
