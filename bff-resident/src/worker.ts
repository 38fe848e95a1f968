import {
  createBff,
  fileFolder,
  flagHandlers,
  maintenanceHandlers,
  serveProfilePicture,
  serveRequestFile,
  serveServiceIcon,
  textHandlers,
} from '@portal/bff-pipeline'
import { pictureFolder } from '@portal/core/profiles/rules'
import { residentContract } from '@portal/openapi/resident'
import { isFramed, render, stylesheets, takesForm } from '@portal/web-resident/server'
import { accountHandlers } from './handlers/accounts/account.handlers.ts'
import { documentHandlers } from './handlers/accounts/documents.handlers.ts'
import { draftHandlers } from './handlers/casework/drafts.handlers.ts'
import { formHandlers } from './handlers/casework/forms.handlers.ts'
import { messageHandlers } from './handlers/casework/messages.handlers.ts'
import { reportHandlers } from './handlers/casework/reports.handlers.ts'
import { serviceHandlers } from './handlers/casework/services.handlers.ts'
import { trackingHandlers } from './handlers/casework/tracking.handlers.ts'
import { alertHandlers } from './handlers/content/alerts.handlers.ts'
import { feedHandlers } from './handlers/content/feeds.handlers.ts'
import { knowledgeHandlers } from './handlers/content/knowledge.handlers.ts'
import { newsHandlers } from './handlers/content/news.handlers.ts'
import { searchHandlers } from './handlers/content/search.handlers.ts'
import { parcelHandlers } from './handlers/land/parcels.handlers.ts'
import { arrangementHandlers } from './handlers/money/arrangements.handlers.ts'
import { autopayHandlers } from './handlers/money/autopay.handlers.ts'
import { billingHandlers } from './handlers/money/billing.handlers.ts'
import { citationHandlers } from './handlers/money/citations.handlers.ts'
import { feeHandlers } from './handlers/money/fees.handlers.ts'
import { ownPaymentHandlers } from './handlers/money/own-payments.handlers.ts'
import { paymentMethodHandlers } from './handlers/money/payment-methods.handlers.ts'
import { paymentHandlers } from './handlers/money/payments.handlers.ts'
import { permitFeeHandlers } from './handlers/money/permit-fees.handlers.ts'
import { scheduledPaymentHandlers } from './handlers/money/scheduled-payments.handlers.ts'
import { residentIdentityHandlers } from './handlers/people/identity.handlers.ts'
import { organizationHandlers } from './handlers/people/organizations.handlers.ts'
import { profileHandlers } from './handlers/people/profiles.handlers.ts'
import { socialHandlers } from './handlers/people/social.handlers.ts'
import { ssoHandlers } from './handlers/people/sso.handlers.ts'
import { servePicture } from './serve-picture.ts'

export default createBff({
  contract: residentContract,
  handlers: {
    ...flagHandlers,
    ...maintenanceHandlers,
    ...textHandlers,
    ...residentIdentityHandlers,
    ...socialHandlers,
    ...ssoHandlers,
    ...serviceHandlers,
    ...citationHandlers,
    ...knowledgeHandlers,
    ...newsHandlers,
    ...feeHandlers,
    ...feedHandlers,
    ...scheduledPaymentHandlers,
    ...searchHandlers,
    ...accountHandlers,
    ...organizationHandlers,
    ...trackingHandlers,
    ...messageHandlers,
    ...paymentHandlers,
    ...permitFeeHandlers,
    ...ownPaymentHandlers,
    ...parcelHandlers,
    ...reportHandlers,
    ...draftHandlers,
    ...formHandlers,
    ...documentHandlers,
    ...billingHandlers,
    ...profileHandlers,
    ...alertHandlers,
    ...paymentMethodHandlers,
    ...arrangementHandlers,
    ...autopayHandlers,
  },
  document: async () => (await import('@portal/openapi/resident.json')).default,
  render,
  stylesheets,
  takesForm,
  isFramed,
  isHeavyPage: (path) => path === '/search' || path === '/knowledgebase',
  app: 'resident',
  languageCookie: 'language',
  files: {
    '/media': servePicture,
    '/service-icons': serveServiceIcon,
    [pictureFolder]: serveProfilePicture,
    [fileFolder]: serveRequestFile,
  },
})
