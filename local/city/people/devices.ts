import type { pushSubscriptions } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

/** A phone with the mobile app: http://localhost:8790/pushes shows what it gets. */
export const demoDevices = (): (typeof pushSubscriptions.$inferSelect)[] => [
  {
    id: demoId('device', 'omar'),
    userId: demoId('user', 'omar@demo.example'),
    sessionId: null,
    app: 'resident',
    platform: 'android',
    endpoint: 'demo:phone-of-omar',
    p256dh: null,
    auth: null,
    language: 'en',
    createdAt: DEMO_DAY,
  },
]
