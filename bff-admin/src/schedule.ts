import {
  authSecret,
  type Bindings,
  dataArchives,
  errorLine,
  log,
  ownFiles,
  paymentSettings,
  pictureStore,
} from '@portal/bff-pipeline'
import { type CityCopy, loadCity } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import type { DeliveryReport } from '@portal/core/deliveries'
import { type Context, defaultLanguage, systemClock } from '@portal/core/kernel'
import {
  autopay,
  autopayNotices,
  autopayShard,
  paymentReminders,
  scheduledPayments,
} from './autopay-jobs.ts'
import { broadcasts, type QueuedShard, sendQueuedShard } from './broadcast-jobs.ts'
import type { Job } from './job.ts'
import { legistar } from './legistar-job.ts'
import { shutoffNotices } from './notice-job.ts'
import { openData } from './open-data-job.ts'
import { openNetwork } from './open-network.ts'
import { fcmPerMinute, pushSender } from './push-sender.ts'
import { retention } from './retention-job.ts'
import { openSmtp } from './smtp.ts'
import { type QueuedLane, sendQueuedLane, webhooks } from './webhook-jobs.ts'

/** Parsers are imported late, so that no page waits for them. */
const feeds: Job = async (context, env) => {
  const { refreshFeeds } = await import('@portal/core/feeds/refresh')
  const report = await refreshFeeds(context, {
    network: openNetwork(env),
    pictures: pictureStore(env.DOCUMENTS),
  })
  const { requestId } = context
  for (const feed of report.feeds) {
    log(feed.outcome === 'refused' ? 'warn' : 'info', 'feed read', { requestId, ...feed })
  }
  if (report.pictures.taken + report.pictures.refused > 0) {
    log('info', 'pictures fetched', { requestId, ...report.pictures })
  }
}

/** Finds records not indexed when written: imports, manual statements, a renamed city. */
const search: Job = async ({ database }) => {
  const { rebuildSearchIndex } = await import('@portal/core/search-index')
  await rebuildSearchIndex(database)
}

function logDelivery(what: string, { requestId }: Context, report: DeliveryReport): void {
  const { delivered, failed, dead, held } = report
  if (delivered + failed + dead + held === 0) return
  const level = dead > 0 ? 'error' : failed > 0 ? 'warn' : 'info'
  log(level, `${what} delivered`, { requestId, delivered, failed, dead, held })
}

/** Does nothing without a mail server. */
const mail: Job = async (context, env, texts) => {
  if (!env.SMTP_URL || !env.PORTAL_URL) return
  const [{ deliverMail }, { choiceFor }, { mayStillGet }] = await Promise.all([
    import('@portal/core/mail'),
    import('@portal/core/profiles'),
    import('@portal/core/staff-inbox'),
  ])
  const smtp = openSmtp(env.SMTP_URL)
  const settings = {
    city: context.city,
    texts,
    portalUrl: env.PORTAL_URL,
    staffUrl: env.STAFF_URL,
    secret: authSecret(env),
    from: env.MAIL_FROM,
  }
  const report = await deliverMail(context, smtp, settings, {
    choice: choiceFor(context, 'mail'),
    isWanted: (order) => mayStillGet(context, order),
  }).finally(() => smtp.close())
  logDelivery('mail', context, report)
}

/** Does nothing without push keys. */
const push: Job = async (context, env) => {
  const sender = pushSender(context, env, fcmPerMinute.ofOutbox)
  if (!sender) return
  const [{ deliverPush }, { choiceFor }, { mayStillGet }] = await Promise.all([
    import('@portal/core/push/deliver'),
    import('@portal/core/profiles'),
    import('@portal/core/staff-inbox'),
  ])
  const report = await deliverPush(context, sender, {
    choice: choiceFor(context, 'push'),
    isWanted: (order) => mayStillGet(context, order),
  })
  logDelivery('push', context, report)
}

/**
 * Every minute: queues reminders of pickups and news of late ones. They leave at once, by an isolate
 * of their own: no one should wait another minute to hear that a truck is late.
 */
const pickupReminders: Job = async (context, env) => {
  const { sendPickupReminders } = await import('@portal/core/pickup')
  const notified = await sendPickupReminders(context)
  if (notified === 0) return
  const { requestId } = context
  log('info', 'pickup reminders queued', { requestId, notified })
  await env.OUTBOX.send({ requestId })
}

/** Every minute: queues what followers of boards are to know of meetings; it leaves likewise. */
const boardNotices: Job = async (context, env) => {
  const { notifyBoardFollowers } = await import('@portal/core/board-followers')
  const notified = await notifyBoardFollowers(context)
  if (notified === 0) return
  const { requestId } = context
  log('info', 'board notices queued', { requestId, notified })
  await env.OUTBOX.send({ requestId })
}

/**
 * Every minute: the figures of what waits, one line a lane, and an alarm for a lane that is behind
 * (docs/outbox.md).
 */
const outboxHealth: Job = async (context) => {
  const { isBehind, measureLanes } = await import('@portal/core/deliveries')
  const { requestId } = context
  for (const lane of await measureLanes(context)) {
    if (isBehind(lane)) log('error', 'outbox behind', { requestId, ...lane })
    else log('info', 'outbox', { requestId, ...lane })
  }
}

/** Payments whose result was never reported. */
const payments: Job = async (context, env) => {
  const settings = paymentSettings(env)
  if (!settings) return
  const { sweepPayments, sweepRefunds } = await import('@portal/core/payments')
  const { requestId } = context
  const { seen, moved } = await sweepPayments(context, settings.provider)
  if (seen > 0) log('info', 'payments swept', { requestId, seen, moved })
  const refunds = await sweepRefunds(context, settings.provider)
  if (refunds > 0) log('info', 'refunds swept', { requestId, refunds })
}

/** The day's comparison with the provider's records. */
const reconciliation: Job = async (context, env) => {
  const settings = paymentSettings(env)
  if (!settings) return
  const { isReconciliationDue, reconcilePayments } = await import('@portal/core/payments')
  if (!(await isReconciliationDue(context))) return
  const report = await reconcilePayments(context, settings.provider)
  const level = report.discrepancies > 0 ? 'warn' : 'info'
  log(level, 'payments reconciled', { requestId: context.requestId, ...report })
}

/** Every minute: notifies clerks of their requests that became overdue. */
const overdue: Job = async (context) => {
  const { notifyOverdue } = await import('@portal/core/case-queue')
  const notified = await notifyOverdue(context)
  if (notified > 0) log('info', 'overdue noted', { requestId: context.requestId, notified })
}

/** Every minute: what staff scheduled until now. */
const content: Job = async (context) => {
  const [{ publishDueContent }, { contentKinds }] = await Promise.all([
    import('@portal/core/content-editing'),
    import('@portal/core/content-kinds'),
  ])
  const published = await publishDueContent(context, contentKinds)
  if (published > 0) log('info', 'content published', { requestId: context.requestId, published })
}

/** Every hour: tells owners of what must be checked. */
const reviews: Job = async (context) => {
  const [{ remindOfReviews }, { contentKinds }] = await Promise.all([
    import('@portal/core/content-editing'),
    import('@portal/core/content-kinds'),
  ])
  const reminded = await remindOfReviews(context, contentKinds)
  if (reminded > 0) log('info', 'owners reminded', { requestId: context.requestId, reminded })
}

/** Every hour: a share of the links in what residents read, so that each comes up once a week. */
const links: Job = async (context, env) => {
  const [{ checkLinks }, { linkSources }] = await Promise.all([
    import('@portal/core/link-checks'),
    import('@portal/core/linked-content'),
  ])
  const reach = { network: openNetwork(env), portalUrl: env.PORTAL_URL ?? '' }
  const report = await checkLinks(context, linkSources, reach)
  if (report.checked > 0) log('info', 'links checked', { requestId: context.requestId, ...report })
}

/** Every hour: one email to each member of staff who chose hourly ones and has something new. */
const staffDigests: Job = async (context) => {
  const { sendStaffDigests } = await import('@portal/core/staff-inbox')
  const sent = await sendStaffDigests(context)
  if (sent > 0) log('info', 'staff digests queued', { requestId: context.requestId, sent })
}

/** Every minute: sends licenses that were paid. */
const licenses: Job = async (context, env) => {
  const { sendPaidLicenses } = await import('@portal/core/licenses')
  const sent = await sendPaidLicenses(context, authSecret(env))
  if (sent > 0) log('info', 'licenses sent', { requestId: context.requestId, sent })
}

/** Every hour: reminds holders that their license ends. */
const licenseReminders: Job = async (context) => {
  const { remindOfRenewals } = await import('@portal/core/licenses')
  const reminded = await remindOfRenewals(context)
  if (reminded > 0)
    log('info', 'license holders reminded', { requestId: context.requestId, reminded })
}

/** Every hour: the notice of the day before, and permits that end. */
const inspections: Job = async (context) => {
  const { expirePermits, remindOfInspections, warnOfExpiry } =
    await import('@portal/core/inspections')
  const report = {
    reminded: await remindOfInspections(context),
    warned: await warnOfExpiry(context),
    expired: await expirePermits(context),
  }
  if (Object.values(report).some((count) => count > 0))
    log('info', 'inspections watched', { requestId: context.requestId, ...report })
}

/** The oldest request for an archive; one a run, so that no run is long. */
const dataExports: Job = async (context, env) => {
  const { prepareDataExport } = await import('@portal/core/data-export')
  const outcome = await prepareDataExport(
    context,
    ownFiles(env.DOCUMENTS),
    dataArchives(env.DOCUMENTS),
  )
  if (outcome === 'ready') log('info', 'data export prepared', { requestId: context.requestId })
}

const jobs = {
  autopay,
  autopayNotices,
  autopayShard,
  boardNotices,
  broadcasts,
  content,
  dataExports,
  feeds,
  inspections,
  legistar,
  licenseReminders,
  licenses,
  links,
  mail,
  openData,
  outboxHealth,
  overdue,
  paymentReminders,
  payments,
  pickupReminders,
  push,
  reconciliation,
  retention,
  reviews,
  scheduledPayments,
  search,
  shutoffNotices,
  staffDigests,
  webhooks,
} satisfies Record<string, Job>

export type JobName = keyof typeof jobs

const schedule: Readonly<
  Record<string, { readonly minutes: number; readonly names: readonly JobName[] }>
> = {
  '* * * * *': {
    minutes: 1,
    names: [
      'feeds',
      'mail',
      'payments',
      'push',
      'overdue',
      'autopay',
      'scheduledPayments',
      'dataExports',
      'licenses',
      'content',
      'legistar',
      'pickupReminders',
      'boardNotices',
      'broadcasts',
      'shutoffNotices',
      'webhooks',
      'outboxHealth',
    ],
  },
  '17 * * * *': {
    minutes: 60,
    names: [
      'search',
      'retention',
      'autopayNotices',
      'paymentReminders',
      'reconciliation',
      'staffDigests',
      'licenseReminders',
      'reviews',
      'links',
      'inspections',
      'openData',
    ],
  },
}

export async function runSchedule(cron: string, env: Bindings): Promise<void> {
  const planned = schedule[cron]
  if (!planned) throw new Error(`No job is known for the cron ${cron}`)
  const { names, minutes } = planned
  const results = await runJobs(env, names)
  const { recordJobRuns } = await import('@portal/core/jobs')
  const runs = names.map((name, nth) => ({ name, minutes, isGood: results[nth] === true }))
  await recordJobRuns(openDatabase(env.DATABASE_URL, env.NEON_ENDPOINT), runs, new Date())
}

interface City {
  readonly context: (job: string) => Context
  readonly texts: CityCopy['texts']
  readonly requestId: string
}

async function openCity(env: Bindings): Promise<City> {
  const requestId = crypto.randomUUID()
  const { settings, texts } = await loadCity(openDatabase(env.DATABASE_URL, env.NEON_ENDPOINT))
  const context = (job: string): Context => ({
    actor: { kind: 'system', job },
    clock: systemClock,
    language: defaultLanguage,
    database: openDatabase(env.DATABASE_URL, env.NEON_ENDPOINT),
    city: settings,
    texts,
    requestId,
  })
  return { context, texts, requestId }
}

/**
 * In parallel; a failed job is logged and does not stop the others.
 * @returns whether each ran without an error, in the same order
 */
export async function runJobs(
  env: Bindings,
  names: readonly JobName[],
): Promise<readonly boolean[]> {
  const { context, texts, requestId } = await openCity(env)
  const results = names.map(async (job) => {
    try {
      await jobs[job](context(job), env, texts)
      return true
    } catch (error) {
      log('error', 'job failed', { requestId, job, ...errorLine(error) })
      return false
    }
  })
  return Promise.all(results)
}

/** A part of a broadcast, from the queue; a failed one is handed out again after its lease. */
export async function runShard(env: Bindings, shard: QueuedShard): Promise<void> {
  const { context, requestId } = await openCity(env)
  try {
    await sendQueuedShard(context('broadcasts'), env, shard)
  } catch (error) {
    log('error', 'job failed', { requestId, job: 'broadcasts', ...errorLine(error) })
  }
}

/** One endpoint's events; what it leaves, the next minute finds. */
export async function runLane(env: Bindings, lane: QueuedLane): Promise<void> {
  const { context, requestId } = await openCity(env)
  try {
    await sendQueuedLane(context('webhooks'), env, lane)
  } catch (error) {
    log('error', 'job failed', { requestId, job: 'webhooks', ...errorLine(error) })
  }
}
