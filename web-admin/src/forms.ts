import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { offerForm, withdrawForm } from './features/accounts/directory/arrangement-forms.ts'
import { userForm } from './features/accounts/directory/user-form.ts'
import {
  assignForm,
  attachForm,
  mergeForm,
  noteForm,
  questionForm,
  replyForm,
  statusForm,
} from './features/casework/case-queue/desk-forms.ts'
import {
  bulkForm,
  deleteFilterForm,
  saveFilterForm,
  selectForm,
} from './features/casework/case-queue/queue-forms.ts'
import { publicFieldsForm } from './features/casework/public-fields/public-fields-form.ts'
import {
  createServiceForm,
  deleteServiceForm,
  updateServiceForm,
} from './features/casework/service-editing/service-forms.ts'
import { alertForm, deleteAlertForm } from './features/content/alerts/alert-forms.ts'
import { deletePeriodForm, periodForm } from './features/content/maintenance/maintenance-forms.ts'
import { refundForm, resolveForm } from './features/money/payments/refund-form.ts'
import { endSessionForm } from './features/people/identity/end-session-form.ts'
import { logInForm } from './features/people/identity/log-in.ts'
import { logOutForm } from './features/people/identity/log-out.ts'
import { replayForm } from './features/platform/deliveries/replay-deliveries.ts'

/** All forms of the app, so that the server can handle them without JavaScript. */
export const forms: readonly AppForm[] = [
  logInForm,
  logOutForm,
  endSessionForm,
  userForm,
  offerForm,
  withdrawForm,
  replayForm,
  assignForm,
  statusForm,
  questionForm,
  replyForm,
  noteForm,
  attachForm,
  mergeForm,
  selectForm,
  bulkForm,
  saveFilterForm,
  deleteFilterForm,
  createServiceForm,
  updateServiceForm,
  deleteServiceForm,
  publicFieldsForm,
  refundForm,
  resolveForm,
  alertForm,
  deleteAlertForm,
  periodForm,
  deletePeriodForm,
]
