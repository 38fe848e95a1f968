import { log, paymentSettings } from '@portal/bff-pipeline'
import type { Job } from './job.ts'

// Imported late: no request waits for it.
const load = () => import('@portal/core/autopay')

/**
 * Every minute: notifies owners of returned payments, and queues a shard for every 200 due charges.
 */
export const autopay: Job = async (context, env) => {
  const { countAutopayShards, watchReturns } = await load()
  const [notified, shards] = [await watchReturns(context), await countAutopayShards(context)]
  const { requestId } = context
  if (notified > 0) log('warn', 'autopay payments were returned', { requestId, notified })
  // Without a queue, one shard is charged a minute.
  if (!env.AUTOPAY) return shards > 0 ? autopayShard(context, env, []) : undefined
  for (let i = 0; i < shards; i += 1)
    // oxlint-disable-next-line no-await-in-loop -- the platform's queue takes them one by one
    await env.AUTOPAY.send({ kind: 'autopay' })
}

/** The shard itself claims its charges, so that a surplus message does nothing. */
export const autopayShard: Job = async (context, env) => {
  const payments = paymentSettings(env)
  if (!payments) return
  const { runAutopayShard } = await load()
  const report = await runAutopayShard(context, payments.provider)
  if (report.claimed === 0) return
  const level = report.open > 0 ? 'warn' : 'info'
  log(level, 'autopay charged', { requestId: context.requestId, ...report })
}

/** Every minute: charges one shard of due scheduled payments. */
export const scheduledPayments: Job = async (context, env) => {
  const payments = paymentSettings(env)
  if (!payments) return
  const { runScheduledPayments } = await import('@portal/core/scheduled-payments')
  const report = await runScheduledPayments(context, payments.provider)
  if (report.claimed === 0) return
  const level = report.open > 0 ? 'warn' : 'info'
  log(level, 'scheduled payments made', { requestId: context.requestId, ...report })
}

/** Every hour: notifies owners of upcoming and missed scheduled payments and installments. */
export const paymentReminders: Job = async (context) => {
  const [{ watchScheduledPayments }, { watchArrangements }] = await Promise.all([
    import('@portal/core/scheduled-payments'),
    import('@portal/core/arrangements'),
  ])
  // Arrangements first: an ended one has no more scheduled payments.
  const arrangements = await watchArrangements(context)
  const report = { arrangements, scheduled: await watchScheduledPayments(context) }
  if (report.arrangements + report.scheduled > 0)
    log('info', 'payment reminders queued', { requestId: context.requestId, ...report })
}

/** Every hour: announces upcoming charges and expiring cards, and ends autopay without a card. */
export const autopayNotices: Job = async (context) => {
  const { announceCharges, watchMethods } = await load()
  const report = { watched: await watchMethods(context), announced: await announceCharges(context) }
  if (report.watched + report.announced > 0)
    log('info', 'autopay announced', { requestId: context.requestId, ...report })
}
