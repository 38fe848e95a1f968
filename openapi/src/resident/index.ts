import { maintenance } from '../shared/content/maintenance.ts'
import { flags } from '../shared/platform/flags.ts'
import { texts } from '../shared/platform/texts.ts'
import { account } from './accounts/account.ts'
import { documents } from './accounts/documents.ts'
import { boardFollowers } from './casework/board-followers.ts'
import { drafts } from './casework/drafts.ts'
import { forms } from './casework/forms.ts'
import { messages } from './casework/messages.ts'
import { reports } from './casework/reports.ts'
import { services } from './casework/services.ts'
import { tracking } from './casework/tracking.ts'
import { zoningInquiries } from './casework/zoning-inquiries.ts'
import { alerts } from './content/alerts.ts'
import { boards } from './content/boards.ts'
import { feeds } from './content/feeds.ts'
import { knowledge } from './content/knowledge.ts'
import { materials } from './content/materials.ts'
import { news } from './content/news.ts'
import { search } from './content/search.ts'
import { parcels } from './land/parcels.ts'
import { pickupReminders } from './land/pickup-reminders.ts'
import { pickup } from './land/pickup.ts'
import { zoning } from './land/zoning.ts'
import { businessChecklist } from './licensing/business-checklist.ts'
import { contractors } from './licensing/contractors.ts'
import { inspections } from './licensing/inspections.ts'
import { licenses } from './licensing/licenses.ts'
import { permitExemptions } from './licensing/permit-exemptions.ts'
import { permitFollowing } from './licensing/permit-following.ts'
import { permits } from './licensing/permits.ts'
import { planReview } from './licensing/plan-review.ts'
import { arrangements } from './money/arrangements.ts'
import { autopay } from './money/autopay.ts'
import { billing } from './money/billing.ts'
import { citations } from './money/citations.ts'
import { fees } from './money/fees.ts'
import { ownPayments } from './money/own-payments.ts'
import { paymentMethods } from './money/payment-methods.ts'
import { payments } from './money/payments.ts'
import { permitFees } from './money/permit-fees.ts'
import { scheduledPayments } from './money/scheduled-payments.ts'
import { shutoffNotices } from './money/shutoff-notices.ts'
import { openData } from './office/open-data.ts'
import { identity } from './people/identity.ts'
import { notificationChoices } from './people/notification-choices.ts'
import { organizations } from './people/organizations.ts'
import { profiles } from './people/profiles.ts'
import { push } from './people/push.ts'
import { social } from './people/social.ts'
import { sso } from './people/sso.ts'
import { mail } from './platform/mail.ts'
import { mobileApps } from './platform/mobile-apps.ts'

export { ReportData } from './casework/reports.ts'

/** For residents' browsers, mobile apps and partners. */
export const residentContract = {
  ...alerts,
  ...arrangements,
  ...autopay,
  ...billing,
  ...citations,
  ...contractors,
  ...businessChecklist,
  ...inspections,
  ...licenses,
  ...planReview,
  ...knowledge,
  ...materials,
  ...news,
  ...boards,
  ...documents,
  ...drafts,
  ...feeds,
  ...fees,
  ...flags,
  ...forms,
  ...identity,
  ...mail,
  ...mobileApps,
  ...maintenance,
  ...messages,
  ...openData,
  ...organizations,
  ...ownPayments,
  ...paymentMethods,
  ...payments,
  ...permitFees,
  ...permitExemptions,
  ...permits,
  ...boardFollowers,
  ...permitFollowing,
  ...parcels,
  ...reports,
  ...tracking,
  ...account,
  ...scheduledPayments,
  ...shutoffNotices,
  ...search,
  ...services,
  ...push,
  ...social,
  ...sso,
  ...texts,
  ...notificationChoices,
  ...profiles,
  // Before zoning: an address in the path takes every text.
  ...pickup,
  ...pickupReminders,
  ...zoning,
  ...zoningInquiries,
}
