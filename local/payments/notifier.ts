import { createHmac, randomUUID } from 'node:crypto'
import { amountOf } from './amounts.ts'
import type { Ledger, Transaction } from './ledger.ts'

export interface DeliveryFaults {
  lateMs: number
  isTwice: boolean
  /** Newest first. */
  isReversed: boolean
  isOff: boolean
}

const retryMs = [2_000, 10_000, 60_000, 300_000]
const answerWithinMs = 10_000

function bodyOf(
  transaction: Transaction,
  { eventType, webhookId, at }: { eventType: string; webhookId: string; at: Date },
): string {
  return JSON.stringify({
    notificationId: randomUUID(),
    eventType,
    eventDate: at.toISOString(),
    webhookId,
    payload: {
      responseCode: transaction.responseCode,
      authCode: transaction.authCode,
      avsResponse: transaction.avs,
      authAmount: Number(amountOf(transaction.cents)),
      ...(eventType.includes('.fraud.')
        ? { fraudList: [{ fraudFilter: 'Amount Filter', fraudAction: 'authAndHold' }] }
        : {}),
      ...(transaction.refId ? { merchantReferenceId: transaction.refId } : {}),
      ...(transaction.invoice ? { invoiceNumber: transaction.invoice } : {}),
      entityName: 'transaction',
      id: String(transaction.id),
    },
  })
}

/** Whether the signed webhook was accepted. */
async function send(body: string, url: string, signatureKey: string): Promise<boolean> {
  const signature = createHmac('sha512', Buffer.from(signatureKey, 'hex'))
    .update(body)
    .digest('hex')
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-anet-signature': `sha512=${signature.toUpperCase()}`,
      },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    // No server, or a timeout: retried like a refusal.
    return false
  }
}

/** Sends signed webhooks about transactions, and retries until they are accepted. */
export function newNotifier(ledger: Ledger, signatureKey: string, now: () => Date) {
  const faults: DeliveryFaults = { lateMs: 0, isTwice: false, isReversed: false, isOff: false }
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** Queues the notification for every subscribed webhook, in the caller's transaction. */
  function notify(eventType: string, transaction: Transaction): void {
    for (const { webhookId, status, eventTypes } of ledger.webhooks.where('true')) {
      if (status !== 'active' || !eventTypes.includes(eventType)) continue
      const body = bodyOf(transaction, { eventType, webhookId, at: now() })
      ledger.notifications.add({ webhookId, body, attempts: 0, deliveredAt: null })
    }
  }

  async function round(): Promise<void> {
    if (faults.isOff || isStopped) return
    const waiting = faults.isReversed
      ? ledger.notifications.waiting().toReversed()
      : ledger.notifications.waiting()
    const urls = new Map(
      ledger.webhooks.where('true').map(({ webhookId, url }) => [webhookId, url]),
    )
    let failures = 0
    for (const notification of waiting) {
      if (isStopped) return
      const url = urls.get(notification.webhookId)
      const isTaken = url !== undefined && (await send(notification.body, url, signatureKey))
      if (isTaken && faults.isTwice) await send(notification.body, url, signatureKey)
      if (isStopped) return
      ledger.notifications.put({
        ...notification,
        attempts: notification.attempts + 1,
        deliveredAt: isTaken ? now().toISOString() : null,
      })
      if (!isTaken) failures = Math.max(failures, notification.attempts + 1)
    }
    if (failures > 0) later(retryMs[Math.min(failures, retryMs.length) - 1] ?? 0)
  }

  function later(ms: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(round)
    }, ms)
  }

  return {
    notify,
    faults,
    deliver: () => later(faults.lateMs),
    /** Resolves when every due delivery has been tried. */
    async flush(): Promise<void> {
      clearTimeout(timer)
      running = running.then(round)
      await running
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

export type Notifier = ReturnType<typeof newNotifier>
