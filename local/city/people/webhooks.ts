import type { webhookDeliveries, webhookEndpoints, webhookEvents } from '@portal/core/schema'
import { DEMO_DAY, demoDay, demoId } from '../demo.ts'

const endpointId = demoId('webhook endpoint', 'lakeside')

/** Off, as one that failed for days is: no city in a box sends anything to a stranger. */
export const demoWebhookEndpoints = (): (typeof webhookEndpoints.$inferSelect)[] => [
  {
    id: endpointId,
    partnerId: demoId('partner', 'lakeside'),
    address: 'https://lakeside.example/events',
    kinds: ['request.created', 'request.updated', 'request.closed', 'alert.published'],
    // They open nothing: the first thing to do with it is to replace its secret.
    secret: 'demo',
    oldSecret: 'demo',
    oldSecretEndsAt: demoDay(-20),
    disabledAt: DEMO_DAY,
    disabledBecause: 'failing',
    failingSince: demoDay(-5),
    failures: 12,
    pausedUntil: DEMO_DAY,
    laneUntil: DEMO_DAY,
    version: 1,
    createdAt: demoDay(-30),
    updatedAt: demoDay(-21),
  },
]

const sent = [
  { name: 'created', kind: 'request.created', day: -7 },
  { name: 'updated', kind: 'request.updated', day: -6 },
  { name: 'closed', kind: 'request.closed', day: -5 },
] as const

const eventId = (name: string) => demoId('webhook event', name)

export const demoWebhookEvents = (): (typeof webhookEvents.$inferSelect)[] =>
  sent.map(({ name, kind, day }) => ({
    id: eventId(name),
    kind,
    at: demoDay(day),
    body: JSON.stringify({
      type: kind,
      timestamp: demoDay(day).toISOString(),
      data: {
        id: demoId('webhook request', 'lakeside'),
        number: '10020030',
        status: kind === 'request.closed' ? 'Complete' : 'Open',
        isClosed: kind === 'request.closed',
        isDuplicate: false,
        category: {
          code: 'streetlight',
          name: 'Streetlight problem',
          nameEs: 'Problema de alumbrado',
        },
        latitude: 42.037,
        longitude: -88.281,
      },
    }),
  }))

const [created, updated, closed] = sent

export const demoWebhookDeliveries = (): (typeof webhookDeliveries.$inferSelect)[] => [
  {
    ...deliveryOf(created.name, created.day),
    status: 'delivered',
    attempts: 1,
    lastStatus: 200,
    lastFailure: null,
    lastMs: 84,
  },
  {
    ...deliveryOf(updated.name, updated.day),
    status: 'failed',
    attempts: 10,
    lastStatus: 500,
    lastFailure: 'refused',
    lastMs: 112,
  },
  {
    ...deliveryOf(closed.name, closed.day),
    status: 'pending',
    attempts: 4,
    lastStatus: null,
    lastFailure: 'timeout',
    lastMs: 15_000,
  },
]

function deliveryOf(name: string, day: number) {
  return {
    id: demoId('webhook delivery', name),
    endpointId,
    eventId: eventId(name),
    nextAttemptAt: demoDay(day + 1),
    lastTriedAt: demoDay(day),
  }
}
