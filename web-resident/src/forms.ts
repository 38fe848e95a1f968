import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { addAccountForm } from './autopay/add-account-form.ts'
import { actForForm } from './features/account-menu/act-for.ts'
import { changeEmailForm } from './features/account/change-email-form.ts'
import { changePasswordForm } from './features/account/change-password-form.ts'
import { addressForm } from './features/account/create/address-form.ts'
import { businessForm } from './features/account/create/business-form.ts'
import { informationForm } from './features/account/create/information-form.ts'
import { endSessionForm } from './features/account/end-session-form.ts'
import { prepareDataForm } from './features/account/prepare-data-form.ts'
import { profileForm } from './features/account/profile-form.ts'
import { paperlessForm } from './features/billing/paperless-form.ts'
import { payEverythingForm } from './features/billing/pay-everything-form.ts'
import { submitToPortalForm } from './features/forms/submit-to-portal.ts'
import { messageForm } from './features/messages/message-form.ts'
import { addOrganizationsForm } from './features/organizations/add-organizations-form.ts'
import { beginPaymentForm } from './features/payment/begin-payment-form.ts'
import { lookUpCitationForm } from './features/payment/look-up-citation-form.ts'
import { reportForms } from './features/report/report-form.ts'
import { answerForm } from './features/requests/answer-form.ts'
import { cancelRequestForm } from './features/requests/cancel-request-form.ts'
import { findRequestForm } from './features/requests/find-request-form.ts'
import { ratingForm } from './features/requests/rating-form.ts'
import { stopMailForm } from './features/requests/stop-mail-form.ts'
import { unfollowForm } from './features/requests/unfollow-form.ts'
import { askForResetForm } from './features/sign-in/ask-for-reset.ts'
import { choosePasswordForm } from './features/sign-in/choose-password.ts'
import { logInForm } from './features/sign-in/log-in.ts'
import { logOutForm } from './features/sign-in/log-out.ts'
import { signUpForm } from './features/sign-in/sign-up.ts'
import { verifyLaterForm } from './features/sign-in/verify-later.ts'
import { webViewForm } from './features/sign-in/web-view-form.ts'
import { confirmAndGoOnForm, confirmHereForm } from './parts/confirm-form.ts'
import { acceptArrangementForm, declineArrangementForm } from './scheduled/arrangement-form.ts'
import { cancelScheduledForm, scheduleForm } from './scheduled/schedule-form.ts'

/** Every form of the app, so that the server can answer it where no script runs. */
export const forms: readonly AppForm[] = [
  logInForm,
  logOutForm,
  signUpForm,
  verifyLaterForm,
  webViewForm,
  askForResetForm,
  choosePasswordForm,
  addressForm,
  informationForm,
  businessForm,
  prepareDataForm,
  profileForm,
  paperlessForm,
  payEverythingForm,
  scheduleForm,
  cancelScheduledForm,
  acceptArrangementForm,
  declineArrangementForm,
  changeEmailForm,
  changePasswordForm,
  endSessionForm,
  confirmAndGoOnForm,
  confirmHereForm,
  addOrganizationsForm,
  actForForm,
  addAccountForm,
  answerForm,
  cancelRequestForm,
  findRequestForm,
  ratingForm,
  unfollowForm,
  stopMailForm,
  messageForm,
  submitToPortalForm,
  beginPaymentForm,
  lookUpCitationForm,
  ...Object.values(reportForms),
]
