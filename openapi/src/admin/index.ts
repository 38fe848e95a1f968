import { flags } from '../shared/flags.ts'
import { identity } from '../shared/identity.ts'
import { mapLayer } from '../shared/map-layer.ts'
import { translations } from '../shared/translations.ts'
import { alerts } from './alerts.ts'
import { arrangements } from './arrangements.ts'
import { autopay } from './autopay.ts'
import { billing } from './billing.ts'
import { deliveries } from './deliveries.ts'
import { documents } from './documents.ts'
import { forms } from './forms.ts'
import { maintenance } from './maintenance.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments } from './payments.ts'
import { publicFields } from './public-fields.ts'
import { requests } from './requests.ts'
import { services } from './services.ts'
import { slowdowns } from './slowdowns.ts'
import { users } from './users.ts'

/** What the staff app may ask. */
export const adminContract = {
  ...alerts,
  ...arrangements,
  ...autopay,
  ...billing,
  ...deliveries,
  ...documents,
  ...flags,
  ...forms,
  ...identity,
  ...maintenance,
  ...mapLayer,
  ...paymentMethods,
  ...payments,
  ...publicFields,
  ...requests,
  ...services,
  ...slowdowns,
  ...translations,
  ...users,
}
