import {
  type Bindings,
  createBff,
  fileFolder,
  flagHandlers,
  identityHandlers,
  parcelMapHandlers,
  serveProfilePicture,
  serveServiceIcon,
  textHandlers,
  serveRequestFile,
} from '@portal/bff-pipeline'
import { pictureFolder } from '@portal/core/profiles/rules'
import { adminContract } from '@portal/openapi/admin'
import { render, stylesheets, takesForm } from '@portal/web-admin/server'
import { directoryHandlers } from './handlers/accounts/directory.handlers.ts'
import { documentHandlers } from './handlers/accounts/documents.handlers.ts'
import { caseQueueHandlers } from './handlers/casework/case-queue.handlers.ts'
import { formHandlers } from './handlers/casework/forms.handlers.ts'
import { publicFieldHandlers } from './handlers/casework/public-fields.handlers.ts'
import { serviceEditingHandlers } from './handlers/casework/service-editing.handlers.ts'
import { alertHandlers } from './handlers/content/alerts.handlers.ts'
import { maintenanceHandlers } from './handlers/content/maintenance.handlers.ts'
import { arrangementHandlers } from './handlers/money/arrangements.handlers.ts'
import { autopayHandlers } from './handlers/money/autopay.handlers.ts'
import { billingImportHandlers } from './handlers/money/billing-import.handlers.ts'
import { paymentMethodHandlers } from './handlers/money/payment-methods.handlers.ts'
import { paymentHandlers } from './handlers/money/payments.handlers.ts'
import { deliveryHandlers } from './handlers/platform/deliveries.handlers.ts'
import { rateLimitHandlers } from './handlers/platform/rate-limits.handlers.ts'
import { runJobs, runSchedule } from './schedule.ts'

const app = createBff({
  contract: adminContract,
  handlers: {
    ...flagHandlers,
    ...parcelMapHandlers,
    ...textHandlers,
    ...identityHandlers('staff'),
    ...serviceEditingHandlers,
    ...directoryHandlers,
    ...deliveryHandlers,
    ...rateLimitHandlers,
    ...caseQueueHandlers,
    ...publicFieldHandlers,
    ...documentHandlers,
    ...autopayHandlers,
    ...billingImportHandlers,
    ...alertHandlers,
    ...arrangementHandlers,
    ...formHandlers,
    ...maintenanceHandlers,
    ...paymentMethodHandlers,
    ...paymentHandlers,
  },
  document: async () => (await import('@portal/openapi/admin.json')).default,
  render,
  stylesheets,
  takesForm,
  app: 'staff',
  languageCookie: 'staff_language',
  files: {
    '/service-icons': serveServiceIcon,
    [pictureFolder]: serveProfilePicture,
    [fileFolder]: serveRequestFile,
  },
})

export default {
  fetch: app.fetch,
  /** Called by the crons of wrangler.toml. */
  scheduled: ({ cron }: { readonly cron: string }, env: Bindings): Promise<void> =>
    runSchedule(cron, env),
  /** The outbox has an urgent entry, or a shard of autopay is due. */
  queue: ({ queue }: { readonly queue: string }, env: Bindings): Promise<void> =>
    runJobs(env, queue === 'autopay' ? ['autopayShard'] : ['mail', 'push']),
}
