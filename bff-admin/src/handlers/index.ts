import {
  addressHandlers,
  flagHandlers,
  parcelMapHandlers,
  textHandlers,
} from '@portal/bff-pipeline'
import { auditTrailHandlers } from './accounts/audit-trail.handlers.ts'
import { directoryHandlers } from './accounts/directory.handlers.ts'
import { documentHandlers } from './accounts/documents.handlers.ts'
import { peopleSearchHandlers } from './accounts/people-search.handlers.ts'
import { personRecordHandlers } from './accounts/person-record.handlers.ts'
import { boardApplicationHandlers } from './casework/board-applications.handlers.ts'
import { caseQueueHandlers } from './casework/case-queue.handlers.ts'
import { formHandlers } from './casework/forms.handlers.ts'
import { publicFieldHandlers } from './casework/public-fields.handlers.ts'
import { replyTemplateHandlers } from './casework/reply-templates.handlers.ts'
import { reportHandlers } from './casework/reports.handlers.ts'
import { serviceEditingHandlers } from './casework/service-editing.handlers.ts'
import { teamHandlers } from './casework/teams.handlers.ts'
import { alertHandlers } from './content/alerts.handlers.ts'
import { boardHandlers } from './content/boards.handlers.ts'
import { contentEditingHandlers } from './content/content-editing.handlers.ts'
import { contentImportHandlers } from './content/content-import.handlers.ts'
import { feedHandlers } from './content/feeds.handlers.ts'
import { knowledgeHandlers } from './content/knowledge.handlers.ts'
import { legistarHandlers } from './content/legistar.handlers.ts'
import { linkCheckHandlers } from './content/link-checks.handlers.ts'
import { maintenanceHandlers } from './content/maintenance.handlers.ts'
import { searchWordHandlers } from './content/search-words.handlers.ts'
import { textEditingHandlers } from './content/text-editing.handlers.ts'
import { parcelImportHandlers } from './land/parcel-import.handlers.ts'
import { pickupHandlers } from './land/pickup.handlers.ts'
import { zoningHandlers } from './land/zoning.handlers.ts'
import { inspectionHandlers } from './licensing/inspections.handlers.ts'
import { licenseHandlers } from './licensing/licenses.handlers.ts'
import { permitDeskHandlers } from './licensing/permit-desk.handlers.ts'
import { permitExemptionHandlers } from './licensing/permit-exemptions.handlers.ts'
import { permitKindHandlers } from './licensing/permit-kinds.handlers.ts'
import { planReviewHandlers } from './licensing/plan-review.handlers.ts'
import { arrangementHandlers } from './money/arrangements.handlers.ts'
import { autopayHandlers } from './money/autopay.handlers.ts'
import { billingImportHandlers } from './money/billing-import.handlers.ts'
import { feeScheduleHandlers } from './money/fee-schedules.handlers.ts'
import { paymentMethodHandlers } from './money/payment-methods.handlers.ts'
import { paymentHandlers } from './money/payments.handlers.ts'
import { shutoffNoticeHandlers } from './money/shutoff-notices.handlers.ts'
import { broadcastHandlers } from './office/broadcasts.handlers.ts'
import { myWorkHandlers } from './office/my-work.handlers.ts'
import { settingHandlers } from './office/settings.handlers.ts'
import { staffIdentityHandlers } from './people/identity.handlers.ts'
import { partnerHandlers } from './people/partners.handlers.ts'
import { secondFactorHandlers } from './people/second-factor.handlers.ts'
import { staffInboxHandlers } from './people/staff-inbox.handlers.ts'
import { webhookHandlers } from './people/webhooks.handlers.ts'
import { deliveryHandlers } from './platform/deliveries.handlers.ts'
import { rateLimitHandlers } from './platform/rate-limits.handlers.ts'

/** A handler for every operation of the staff contract. */
export const handlers = {
  ...flagHandlers,
  ...boardHandlers,
  ...boardApplicationHandlers,
  ...broadcastHandlers,
  ...shutoffNoticeHandlers,
  ...parcelMapHandlers,
  ...addressHandlers,
  ...textHandlers,
  ...contentEditingHandlers,
  ...linkCheckHandlers,
  ...knowledgeHandlers,
  ...feedHandlers,
  ...legistarHandlers,
  ...searchWordHandlers,
  ...textEditingHandlers,
  ...staffIdentityHandlers,
  ...serviceEditingHandlers,
  ...auditTrailHandlers,
  ...directoryHandlers,
  ...peopleSearchHandlers,
  ...personRecordHandlers,
  ...secondFactorHandlers,
  ...deliveryHandlers,
  ...rateLimitHandlers,
  ...staffInboxHandlers,
  ...caseQueueHandlers,
  ...partnerHandlers,
  ...webhookHandlers,
  ...replyTemplateHandlers,
  ...settingHandlers,
  ...teamHandlers,
  ...reportHandlers,
  ...publicFieldHandlers,
  ...documentHandlers,
  ...autopayHandlers,
  ...billingImportHandlers,
  ...feeScheduleHandlers,
  ...inspectionHandlers,
  ...licenseHandlers,
  ...permitExemptionHandlers,
  ...planReviewHandlers,
  ...permitDeskHandlers,
  ...permitKindHandlers,
  ...contentImportHandlers,
  ...parcelImportHandlers,
  ...pickupHandlers,
  ...zoningHandlers,
  ...alertHandlers,
  ...arrangementHandlers,
  ...formHandlers,
  ...maintenanceHandlers,
  ...myWorkHandlers,
  ...paymentMethodHandlers,
  ...paymentHandlers,
}
