import {
  type Bindings,
  createBff,
  fileFolder,
  serveContentPicture,
  serveProfilePicture,
  serveServiceIcon,
  serveRequestFile,
} from '@portal/bff-pipeline'
import { pictureFolder } from '@portal/core/profiles/rules'
import { contentPictureFolder } from '@portal/core/rich-text/rules'
import { adminContract } from '@portal/openapi/admin'
import { render, stylesheets, takesForm } from '@portal/web-admin/server'
import type { QueuedShard } from './broadcast-jobs.ts'
import { handlers } from './handlers/index.ts'
import { isForLegistar } from './legistar-job.ts'
import { runJobs, runLane, runSchedule, runShard } from './schedule.ts'
import type { QueuedLane } from './webhook-jobs.ts'

const app = createBff({
  contract: adminContract,
  handlers,
  document: async () => (await import('@portal/openapi/admin.json')).default,
  render,
  stylesheets,
  takesForm,
  app: 'staff',
  languageCookie: 'staff_language',
  files: {
    [contentPictureFolder]: serveContentPicture,
    '/service-icons': serveServiceIcon,
    [pictureFolder]: serveProfilePicture,
    [fileFolder]: serveRequestFile,
  },
})

interface Batch {
  readonly queue: string
  readonly messages: readonly { readonly body: unknown }[]
}

export default {
  fetch: app.fetch,
  /** Called by the crons of wrangler.toml. */
  scheduled: ({ cron }: { readonly cron: string }, env: Bindings): Promise<void> =>
    runSchedule(cron, env),
  /** The outbox has an urgent entry, staff asked for a job now, or a shard of autopay, of a broadcast or of events is due. */
  queue: async ({ queue, messages }: Batch, env: Bindings): Promise<void> => {
    if (queue === 'broadcasts') {
      // One message, by wrangler.toml; ours alone (broadcast-jobs.ts).
      await Promise.all(messages.map(async ({ body }) => runShard(env, body as QueuedShard)))
      return
    }
    if (queue === 'webhooks') {
      // Likewise (webhook-jobs.ts).
      await Promise.all(messages.map(async ({ body }) => runLane(env, body as QueuedLane)))
      return
    }
    const asked = messages.some(({ body }) => isForLegistar(body)) ? (['legistar'] as const) : []
    await runJobs(
      env,
      queue === 'autopay' ? ['autopayShard'] : ['mail', 'push', 'webhooks', ...asked],
    )
  },
}
