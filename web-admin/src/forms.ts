import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { alertForm, deleteAlertForm } from './features/alerts/alert-forms.ts'
import { deletePeriodForm, periodForm } from './features/maintenance/maintenance-forms.ts'
import { refundForm, resolveForm } from './features/payments/refund-form.ts'
import { publicFieldsForm } from './features/public-fields/public-fields-form.ts'
import {
  assignForm,
  attachForm,
  mergeForm,
  noteForm,
  questionForm,
  replyForm,
  statusForm,
} from './features/requests/desk-forms.ts'
import {
  bulkForm,
  deleteFilterForm,
  saveFilterForm,
  selectForm,
} from './features/requests/queue-forms.ts'
import {
  createServiceForm,
  deleteServiceForm,
  updateServiceForm,
} from './features/services/service-forms.ts'
import { endSessionForm } from './features/sessions/end-session-form.ts'
import { logInForm } from './features/sign-in/log-in.ts'
import { logOutForm } from './features/sign-in/log-out.ts'
import { replayForm } from './features/undelivered/replay-deliveries.ts'
import { offerForm, withdrawForm } from './features/users/arrangement-forms.ts'
import { userForm } from './features/users/user-form.ts'

/** Every form of the app, so that the server can answer it where no script runs. */
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
