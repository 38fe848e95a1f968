import {
  createBff,
  fileFolder,
  flagHandlers,
  maintenanceHandlers,
  mapLayerHandlers,
  serveProfilePicture,
  serveRequestFile,
  serveServiceIcon,
  translationHandlers,
} from '@portal/bff-pipeline'
import { pictureFolder } from '@portal/core/rules'
import { residentContract } from '@portal/openapi/resident'
import { isFramed, render, stylesheets, takesForm } from '@portal/web-resident/server'
import { alertHandlers } from './handlers/alerts.handlers.ts'
import { arrangementHandlers } from './handlers/arrangements.handlers.ts'
import { autopayHandlers } from './handlers/autopay.handlers.ts'
import { billingHandlers } from './handlers/billing.handlers.ts'
import { citationHandlers } from './handlers/citations.handlers.ts'
import { contentHandlers } from './handlers/content.handlers.ts'
import { documentHandlers } from './handlers/documents.handlers.ts'
import { draftHandlers } from './handlers/drafts.handlers.ts'
import { feedHandlers } from './handlers/feeds.handlers.ts'
import { feeHandlers } from './handlers/fees.handlers.ts'
import { formHandlers } from './handlers/forms.handlers.ts'
import { residentIdentityHandlers } from './handlers/identity.handlers.ts'
import { messageHandlers } from './handlers/messages.handlers.ts'
import { organizationHandlers } from './handlers/organizations.handlers.ts'
import { ownPaymentHandlers } from './handlers/own-payments.handlers.ts'
import { paymentMethodHandlers } from './handlers/payment-methods.handlers.ts'
import { paymentHandlers } from './handlers/payments.handlers.ts'
import { permitFeeHandlers } from './handlers/permit-fees.handlers.ts'
import { placeHandlers } from './handlers/places.handlers.ts'
import { pushHandlers } from './handlers/push.handlers.ts'
import { reportHandlers } from './handlers/reports.handlers.ts'
import { requestMailHandlers } from './handlers/request-mail.handlers.ts'
import { requestHandlers } from './handlers/requests.handlers.ts'
import { residentHandlers } from './handlers/residents.handlers.ts'
import { scheduledPaymentHandlers } from './handlers/scheduled-payments.handlers.ts'
import { searchHandlers } from './handlers/search.handlers.ts'
import { serviceHandlers } from './handlers/services.handlers.ts'
import { socialHandlers } from './handlers/social.handlers.ts'
import { ssoHandlers } from './handlers/sso.handlers.ts'
import { userHandlers } from './handlers/users.handlers.ts'
import { servePicture } from './serve-picture.ts'

export default createBff({
  contract: residentContract,
  handlers: {
    ...flagHandlers,
    ...maintenanceHandlers,
    ...mapLayerHandlers,
    ...translationHandlers,
    ...residentIdentityHandlers,
    ...socialHandlers,
    ...ssoHandlers,
    ...serviceHandlers,
    ...citationHandlers,
    ...contentHandlers,
    ...feeHandlers,
    ...feedHandlers,
    ...scheduledPaymentHandlers,
    ...searchHandlers,
    ...residentHandlers,
    ...organizationHandlers,
    ...requestMailHandlers,
    ...requestHandlers,
    ...messageHandlers,
    ...paymentHandlers,
    ...permitFeeHandlers,
    ...ownPaymentHandlers,
    ...placeHandlers,
    ...pushHandlers,
    ...reportHandlers,
    ...draftHandlers,
    ...formHandlers,
    ...documentHandlers,
    ...billingHandlers,
    ...userHandlers,
    ...alertHandlers,
    ...paymentMethodHandlers,
    ...arrangementHandlers,
    ...autopayHandlers,
  },
  document: async () => (await import('@portal/openapi/resident.json?raw')).default,
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
