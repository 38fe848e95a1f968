import { flagHandlers, maintenanceHandlers, textHandlers } from '@portal/bff-pipeline'
import { accountHandlers } from './accounts/account.handlers.ts'
import { documentHandlers } from './accounts/documents.handlers.ts'
import { boardFollowerHandlers } from './casework/board-followers.handlers.ts'
import { draftHandlers } from './casework/drafts.handlers.ts'
import { formHandlers } from './casework/forms.handlers.ts'
import { messageHandlers } from './casework/messages.handlers.ts'
import { reportHandlers } from './casework/reports.handlers.ts'
import { serviceHandlers } from './casework/services.handlers.ts'
import { trackingHandlers } from './casework/tracking.handlers.ts'
import { zoningInquiryHandlers } from './casework/zoning-inquiries.handlers.ts'
import { alertHandlers } from './content/alerts.handlers.ts'
import { boardHandlers } from './content/boards.handlers.ts'
import { feedHandlers } from './content/feeds.handlers.ts'
import { knowledgeHandlers } from './content/knowledge.handlers.ts'
import { materialHandlers } from './content/materials.handlers.ts'
import { newsHandlers } from './content/news.handlers.ts'
import { searchHandlers } from './content/search.handlers.ts'
import { parcelHandlers } from './land/parcels.handlers.ts'
import { pickupReminderHandlers } from './land/pickup-reminders.handlers.ts'
import { pickupHandlers } from './land/pickup.handlers.ts'
import { zoningHandlers } from './land/zoning.handlers.ts'
import { businessChecklistHandlers } from './licensing/business-checklist.handlers.ts'
import { contractorHandlers } from './licensing/contractors.handlers.ts'
import { inspectionHandlers } from './licensing/inspections.handlers.ts'
import { licenseHandlers } from './licensing/licenses.handlers.ts'
import { permitExemptionHandlers } from './licensing/permit-exemptions.handlers.ts'
import { permitFollowingHandlers } from './licensing/permit-following.handlers.ts'
import { permitHandlers } from './licensing/permits.handlers.ts'
import { planReviewHandlers } from './licensing/plan-review.handlers.ts'
import { arrangementHandlers } from './money/arrangements.handlers.ts'
import { autopayHandlers } from './money/autopay.handlers.ts'
import { billingHandlers } from './money/billing.handlers.ts'
import { citationHandlers } from './money/citations.handlers.ts'
import { feeHandlers } from './money/fees.handlers.ts'
import { ownPaymentHandlers } from './money/own-payments.handlers.ts'
import { paymentMethodHandlers } from './money/payment-methods.handlers.ts'
import { paymentHandlers } from './money/payments.handlers.ts'
import { permitFeeHandlers } from './money/permit-fees.handlers.ts'
import { scheduledPaymentHandlers } from './money/scheduled-payments.handlers.ts'
import { shutoffNoticeHandlers } from './money/shutoff-notices.handlers.ts'
import { openDataHandlers } from './office/open-data.handlers.ts'
import { residentIdentityHandlers } from './people/identity.handlers.ts'
import { notificationChoiceHandlers } from './people/notification-choices.handlers.ts'
import { organizationHandlers } from './people/organizations.handlers.ts'
import { profileHandlers } from './people/profiles.handlers.ts'
import { pushHandlers } from './people/push.handlers.ts'
import { socialHandlers } from './people/social.handlers.ts'
import { ssoHandlers } from './people/sso.handlers.ts'
import { mailHandlers } from './platform/mail.handlers.ts'
import { mobileAppHandlers } from './platform/mobile-apps.handlers.ts'

/** A handler for every operation of the resident contract. */
export const handlers = {
  ...flagHandlers,
  ...mailHandlers,
  ...mobileAppHandlers,
  ...maintenanceHandlers,
  ...textHandlers,
  ...residentIdentityHandlers,
  ...pushHandlers,
  ...socialHandlers,
  ...ssoHandlers,
  ...serviceHandlers,
  ...citationHandlers,
  ...contractorHandlers,
  ...businessChecklistHandlers,
  ...inspectionHandlers,
  ...licenseHandlers,
  ...planReviewHandlers,
  ...knowledgeHandlers,
  ...materialHandlers,
  ...newsHandlers,
  ...boardHandlers,
  ...boardFollowerHandlers,
  ...feeHandlers,
  ...feedHandlers,
  ...scheduledPaymentHandlers,
  ...shutoffNoticeHandlers,
  ...searchHandlers,
  ...accountHandlers,
  ...organizationHandlers,
  ...trackingHandlers,
  ...messageHandlers,
  ...paymentHandlers,
  ...permitFeeHandlers,
  ...permitExemptionHandlers,
  ...permitHandlers,
  ...permitFollowingHandlers,
  ...ownPaymentHandlers,
  ...openDataHandlers,
  ...parcelHandlers,
  ...pickupHandlers,
  ...pickupReminderHandlers,
  ...zoningHandlers,
  ...zoningInquiryHandlers,
  ...reportHandlers,
  ...draftHandlers,
  ...formHandlers,
  ...documentHandlers,
  ...billingHandlers,
  ...notificationChoiceHandlers,
  ...profileHandlers,
  ...alertHandlers,
  ...paymentMethodHandlers,
  ...arrangementHandlers,
  ...autopayHandlers,
}
