import { flags } from '../shared/flags.ts'
import { maintenance } from '../shared/maintenance.ts'
import { mapLayer } from '../shared/map-layer.ts'
import { translations } from '../shared/translations.ts'
import { alerts } from './alerts.ts'
import { arrangements } from './arrangements.ts'
import { autopay } from './autopay.ts'
import { billing } from './billing.ts'
import { citations } from './citations.ts'
import { content } from './content.ts'
import { documents } from './documents.ts'
import { drafts } from './drafts.ts'
import { feeds } from './feeds.ts'
import { fees } from './fees.ts'
import { forms } from './forms.ts'
import { identity } from './identity.ts'
import { messages } from './messages.ts'
import { organizations } from './organizations.ts'
import { ownPayments } from './own-payments.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments } from './payments.ts'
import { permitFees } from './permit-fees.ts'
import { places } from './places.ts'
import { push } from './push.ts'
import { reports } from './reports.ts'
import { requestMail } from './request-mail.ts'
import { requests } from './requests.ts'
import { residents } from './residents.ts'
import { scheduledPayments } from './scheduled-payments.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { social } from './social.ts'
import { sso } from './sso.ts'
import { users } from './users.ts'

export { ReportData } from './reports.ts'

/** What residents' browsers, mobile apps and partners may ask. */
export const residentContract = {
  ...alerts,
  ...arrangements,
  ...autopay,
  ...billing,
  ...citations,
  ...content,
  ...documents,
  ...drafts,
  ...feeds,
  ...fees,
  ...flags,
  ...forms,
  ...identity,
  ...maintenance,
  ...mapLayer,
  ...messages,
  ...organizations,
  ...ownPayments,
  ...paymentMethods,
  ...payments,
  ...permitFees,
  ...places,
  ...push,
  ...reports,
  ...requestMail,
  ...requests,
  ...residents,
  ...scheduledPayments,
  ...search,
  ...services,
  ...social,
  ...sso,
  ...translations,
  ...users,
}
