import {
  type Bindings,
  createBff,
  fileFolder,
  flagHandlers,
  identityHandlers,
  mapLayerHandlers,
  serveProfilePicture,
  serveServiceIcon,
  translationHandlers,
  serveRequestFile,
} from '@portal/bff-pipeline'
import { pictureFolder } from '@portal/core/rules'
import { adminContract } from '@portal/openapi/admin'
import { render, stylesheets, takesForm } from '@portal/web-admin/server'
import { alertHandlers } from './handlers/alerts.handlers.ts'
import { arrangementHandlers } from './handlers/arrangements.handlers.ts'
import { autopayHandlers } from './handlers/autopay.handlers.ts'
import { billingHandlers } from './handlers/billing.handlers.ts'
import { deliveryHandlers } from './handlers/deliveries.handlers.ts'
import { documentHandlers } from './handlers/documents.handlers.ts'
import { formHandlers } from './handlers/forms.handlers.ts'
import { maintenanceHandlers } from './handlers/maintenance.handlers.ts'
import { paymentMethodHandlers } from './handlers/payment-methods.handlers.ts'
import { paymentHandlers } from './handlers/payments.handlers.ts'
import { publicFieldHandlers } from './handlers/public-fields.handlers.ts'
import { requestHandlers } from './handlers/requests.handlers.ts'
import { serviceHandlers } from './handlers/services.handlers.ts'
import { slowdownHandlers } from './handlers/slowdowns.handlers.ts'
import { userHandlers } from './handlers/users.handlers.ts'
import { runJobs, runSchedule } from './schedule.ts'

const app = createBff({
  contract: adminContract,
  handlers: {
    ...flagHandlers,
    ...mapLayerHandlers,
    ...translationHandlers,
    ...identityHandlers('staff'),
    ...serviceHandlers,
    ...userHandlers,
    ...deliveryHandlers,
    ...slowdownHandlers,
    ...requestHandlers,
    ...publicFieldHandlers,
    ...documentHandlers,
    ...autopayHandlers,
    ...billingHandlers,
    ...alertHandlers,
    ...arrangementHandlers,
    ...formHandlers,
    ...maintenanceHandlers,
    ...paymentMethodHandlers,
    ...paymentHandlers,
  },
  document: async () => (await import('@portal/openapi/admin.json?raw')).default,
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
  /** The platform calls this by the crons of wrangler.toml. */
  scheduled: ({ cron }: { readonly cron: string }, env: Bindings): Promise<void> =>
    runSchedule(cron, env),
  /** Something stands in the outbox, whose sender does not wait for the minute; or a shard of autopay is due. */
  queue: ({ queue }: { readonly queue: string }, env: Bindings): Promise<void> =>
    runJobs(env, queue === 'autopay' ? ['autopayShard'] : ['mail', 'push']),
}
