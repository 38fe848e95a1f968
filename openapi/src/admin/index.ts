import { addressSearch, parcelMap } from '../shared/land/parcels.ts'
import { flags } from '../shared/platform/flags.ts'
import { texts } from '../shared/platform/texts.ts'
import { auditTrail } from './accounts/audit-trail.ts'
import { directory } from './accounts/directory.ts'
import { documents } from './accounts/documents.ts'
import { peopleSearch } from './accounts/people-search.ts'
import { personRecord } from './accounts/person-record.ts'
import { boardApplications } from './casework/board-applications.ts'
import { caseQueue } from './casework/case-queue.ts'
import { forms } from './casework/forms.ts'
import { publicFields } from './casework/public-fields.ts'
import { replyTemplates } from './casework/reply-templates.ts'
import { reports } from './casework/reports.ts'
import { serviceEditing } from './casework/service-editing.ts'
import { teams } from './casework/teams.ts'
import { alerts } from './content/alerts.ts'
import { boards } from './content/boards.ts'
import { contentEditing } from './content/content-editing.ts'
import { contentImport } from './content/content-import.ts'
import { feeds } from './content/feeds.ts'
import { knowledge } from './content/knowledge.ts'
import { legistar } from './content/legistar.ts'
import { linkChecks } from './content/link-checks.ts'
import { maintenance } from './content/maintenance.ts'
import { searchWords } from './content/search-words.ts'
import { textEditing } from './content/text-editing.ts'
import { parcelImport } from './land/parcel-import.ts'
import { pickup } from './land/pickup.ts'
import { zoning } from './land/zoning.ts'
import { inspections } from './licensing/inspections.ts'
import { licenses } from './licensing/licenses.ts'
import { permitDesk } from './licensing/permit-desk.ts'
import { permitExemptions } from './licensing/permit-exemptions.ts'
import { permitKinds } from './licensing/permit-kinds.ts'
import { planReview } from './licensing/plan-review.ts'
import { arrangements } from './money/arrangements.ts'
import { autopay } from './money/autopay.ts'
import { billingImport } from './money/billing-import.ts'
import { feeSchedules } from './money/fee-schedules.ts'
import { paymentMethods } from './money/payment-methods.ts'
import { payments } from './money/payments.ts'
import { shutoffNotices } from './money/shutoff-notices.ts'
import { broadcasts } from './office/broadcasts.ts'
import { myWork } from './office/my-work.ts'
import { settings } from './office/settings.ts'
import { staffIdentity } from './people/identity.ts'
import { partners } from './people/partners.ts'
import { secondFactor } from './people/second-factor.ts'
import { staffInbox } from './people/staff-inbox.ts'
import { webhooks } from './people/webhooks.ts'
import { deliveries } from './platform/deliveries.ts'
import { rateLimits } from './platform/rate-limits.ts'

export const adminContract = {
  ...alerts,
  ...arrangements,
  ...auditTrail,
  ...autopay,
  ...boards,
  ...boardApplications,
  ...broadcasts,
  ...shutoffNotices,
  ...billingImport,
  ...feeSchedules,
  ...inspections,
  ...licenses,
  ...linkChecks,
  ...permitExemptions,
  ...planReview,
  ...permitDesk,
  ...permitKinds,
  ...contentImport,
  ...parcelImport,
  ...pickup,
  ...zoning,
  ...deliveries,
  ...documents,
  ...flags,
  ...forms,
  ...staffIdentity,
  ...maintenance,
  ...myWork,
  ...parcelMap,
  ...addressSearch,
  ...paymentMethods,
  ...payments,
  ...publicFields,
  ...caseQueue,
  ...replyTemplates,
  ...settings,
  ...teams,
  ...reports,
  ...serviceEditing,
  ...rateLimits,
  ...staffInbox,
  ...secondFactor,
  ...texts,
  ...contentEditing,
  ...knowledge,
  ...feeds,
  ...legistar,
  ...searchWords,
  ...textEditing,
  ...directory,
  ...peopleSearch,
  ...personRecord,
  ...partners,
  ...webhooks,
}
