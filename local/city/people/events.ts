import type { userEvents } from '@portal/core/schema'
import { demoDay, demoId } from '../demo.ts'

export const demoEvents = (): (typeof userEvents.$inferSelect)[] =>
  ['UserLogin', 'UserSession', 'UserLogin', 'UserSession'].map((name, i) => ({
    id: demoId('event', i),
    userId: demoId('user', 'ana@demo.example'),
    at: demoDay(-i),
    name,
    action: '',
    item: '',
    // A documentation address (RFC 5737).
    data: { ipAddress: '192.0.2.10', userAgent: 'Demo browser', platform: 'web' },
  }))
