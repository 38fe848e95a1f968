import { createHash } from 'node:crypto'
import type { notificationPreferences, outbox, residentSettings } from '@portal/core/schema'
import { demoId } from './demo.ts'

const hoursBefore = (day: Date, hours: number): Date => new Date(day.getTime() - hours * 3_600_000)

const rosa = demoId('user', 'rosa@demo.example')

/** Rosa sleeps early, and wants news of her requests by email alone. */
export const demoResidentSettings = (today: Date): (typeof residentSettings.$inferSelect)[] => [
  {
    userId: rosa,
    wantsEmail: true,
    wantsPhone: false,
    quietFrom: 21,
    quietTo: 7,
    pictureOriginalKey: null,
    updatedAt: hoursBefore(today, 200),
  },
]

export const demoPreferences = (today: Date): (typeof notificationPreferences.$inferSelect)[] => [
  {
    userId: rosa,
    notificationId: 'request-updates',
    isEnabled: true,
    mail: true,
    push: false,
    updatedAt: hoursBefore(today, 200),
  },
  {
    userId: rosa,
    notificationId: 'board-news',
    isEnabled: true,
    mail: false,
    push: true,
    updatedAt: hoursBefore(today, 190),
  },
]

type Row = typeof outbox.$inferSelect

interface Sent {
  readonly kind: string
  readonly to: string
  readonly hours: number
  readonly status: 'delivered' | 'held' | 'dead'
  readonly failure?: Row['lastFailure']
}

const row = (today: Date, { kind, to, hours, status, failure = null }: Sent): Row => {
  const at = hoursBefore(today, hours)
  const key = `demo ${kind} ${to} ${hours}`
  return {
    id: demoId('message', key),
    topic: 'mail',
    dedupeKey: key,
    // What has left keeps nothing that was read.
    payload: { kind, language: 'es', ...(status === 'dead' && { to, values: {} }) },
    status,
    priority: 0,
    attempts: status === 'held' ? 0 : status === 'dead' ? 8 : 1,
    recipient: createHash('sha256').update(to).digest('hex'),
    createdAt: at,
    nextAttemptAt: at,
    deliveredAt: status === 'dead' ? null : at,
    lastError: null,
    lastFailure: failure,
    deadAt: status === 'dead' ? at : null,
  }
}

/** What left in the last days, what was turned off, and what was given up for two reasons. */
export const demoOutbox = (today: Date): Row[] => [
  ...['rosa@demo.example', 'ana@demo.example'].flatMap((to) => [
    row(today, { kind: 'request-news', to, hours: 3, status: 'delivered' }),
    row(today, { kind: 'request-news', to, hours: 27, status: 'delivered' }),
    row(today, { kind: 'payment-receipt', to, hours: 30, status: 'delivered' }),
    row(today, { kind: 'board-news', to, hours: 49, status: 'held' }),
    row(today, {
      kind: 'pickup-news',
      to,
      hours: 80,
      status: 'dead',
      failure: 'unreachable',
    }),
  ]),
  row(today, {
    kind: 'license-due',
    to: 'shop@neighbor.example',
    hours: 60,
    status: 'dead',
    failure: 'recipient',
  }),
]
