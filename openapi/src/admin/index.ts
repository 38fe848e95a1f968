import { parcelMap } from '../shared/land/parcels.ts'
import { identity } from '../shared/people/identity.ts'
import { flags } from '../shared/platform/flags.ts'
import { texts } from '../shared/platform/texts.ts'
import { directory } from './accounts/directory.ts'
import { documents } from './accounts/documents.ts'
import { caseQueue } from './casework/case-queue.ts'
import { forms } from './casework/forms.ts'
import { publicFields } from './casework/public-fields.ts'
import { serviceEditing } from './casework/service-editing.ts'
import { alerts } from './content/alerts.ts'
import { maintenance } from './content/maintenance.ts'
import { arrangements } from './money/arrangements.ts'
import { autopay } from './money/autopay.ts'
import { billingImport } from './money/billing-import.ts'
import { paymentMethods } from './money/payment-methods.ts'
import { payments } from './money/payments.ts'
import { deliveries } from './platform/deliveries.ts'
import { rateLimits } from './platform/rate-limits.ts'

export const adminContract = {
  ...alerts,
  ...arrangements,
  ...autopay,
  ...billingImport,
  ...deliveries,
  ...documents,
  ...flags,
  ...forms,
  ...identity,
  ...maintenance,
  ...parcelMap,
  ...paymentMethods,
  ...payments,
  ...publicFields,
  ...caseQueue,
  ...serviceEditing,
  ...rateLimits,
  ...texts,
  ...directory,
}
