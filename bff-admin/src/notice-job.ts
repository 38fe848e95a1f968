import { log } from '@portal/bff-pipeline'
import type { Job } from './job.ts'

/** Every minute: shut-off notices that wait. They leave at once, by an isolate of their own. */
export const shutoffNotices: Job = async (context, env) => {
  if (!env.PORTAL_URL) return
  const { deliverNotices } = await import('@portal/core/shutoff-notices')
  const notices = await deliverNotices(context, env.PORTAL_URL)
  if (notices === 0) return
  const { requestId } = context
  log('info', 'shut-off notices queued', { requestId, notices })
  await env.OUTBOX.send({ requestId })
}
