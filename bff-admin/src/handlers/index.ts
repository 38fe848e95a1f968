import {
  flagHandlers,
  identityHandlers,
  parcelMapHandlers,
  textHandlers,
} from '@portal/bff-pipeline'
import { directoryHandlers } from './accounts/directory.handlers.ts'
import { documentHandlers } from './accounts/documents.handlers.ts'
import { caseQueueHandlers } from './casework/case-queue.handlers.ts'
import { formHandlers } from './casework/forms.handlers.ts'
import { publicFieldHandlers } from './casework/public-fields.handlers.ts'
import { serviceEditingHandlers } from './casework/service-editing.handlers.ts'
import { alertHandlers } from './content/alerts.handlers.ts'
import { maintenanceHandlers } from './content/maintenance.handlers.ts'
import { arrangementHandlers } from './money/arrangements.handlers.ts'
import { autopayHandlers } from './money/autopay.handlers.ts'
import { billingImportHandlers } from './money/billing-import.handlers.ts'
import { paymentMethodHandlers } from './money/payment-methods.handlers.ts'
import { paymentHandlers } from './money/payments.handlers.ts'
import { deliveryHandlers } from './platform/deliveries.handlers.ts'
import { rateLimitHandlers } from './platform/rate-limits.handlers.ts'

/** A handler for every operation of the staff contract. */
export const handlers = {
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
}
