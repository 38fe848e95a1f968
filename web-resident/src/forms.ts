import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { changeEmailForm } from './features/accounts/account/change-email-form.ts'
import { changePasswordForm } from './features/accounts/account/change-password-form.ts'
import { addressForm } from './features/accounts/account/create/address-form.ts'
import { businessForm } from './features/accounts/account/create/business-form.ts'
import { informationForm } from './features/accounts/account/create/information-form.ts'
import { endSessionForm } from './features/accounts/account/end-session-form.ts'
import { mailTroubleForm } from './features/accounts/account/mail-trouble-form.ts'
import { notificationChoicesForm } from './features/accounts/account/notification-choices-form.ts'
import { prepareDataForm } from './features/accounts/account/prepare-data-form.ts'
import { profileForm } from './features/accounts/account/profile-form.ts'
import { followBoardForm } from './features/casework/board-followers/follow-board-form.ts'
import { submitToPortalForm } from './features/casework/forms/submit-to-portal.ts'
import { messageForm } from './features/casework/messages/message-form.ts'
import { reportForms } from './features/casework/reports/report-form.ts'
import { answerForm } from './features/casework/tracking/answer-form.ts'
import { cancelRequestForm } from './features/casework/tracking/cancel-request-form.ts'
import { findRequestForm } from './features/casework/tracking/find-request-form.ts'
import { ratingForm } from './features/casework/tracking/rating-form.ts'
import { stopMailForm } from './features/casework/tracking/stop-mail-form.ts'
import { unfollowForm } from './features/casework/tracking/unfollow-form.ts'
import { inquiryForm } from './features/casework/zoning-inquiries/inquiry-form.ts'
import { articleFeedbackForm } from './features/content/knowledge/feedback-form.ts'
import { remindOfPickupsForm } from './features/land/pickup/remind-of-pickups-form.ts'
import {
  keepChecklistForm,
  tickForm,
} from './features/licensing/business-checklist/checklist-forms.ts'
import { claimLicenseForm } from './features/licensing/contractors/claim-license-form.ts'
import {
  bookInspectionForm,
  cancelInspectionForm,
  moveInspectionForm,
} from './features/licensing/inspections/booking-forms.ts'
import { renewLicenseForm } from './features/licensing/licenses/renew-license-form.ts'
import { followPermitForm } from './features/licensing/permits/follow-permit-form.ts'
import { correctionsForm } from './features/licensing/plan-review/corrections-form.ts'
import {
  acceptArrangementForm,
  declineArrangementForm,
} from './features/money/arrangements/arrangement-form.ts'
import { paperlessForm } from './features/money/billing/paperless-form.ts'
import { payEverythingForm } from './features/money/billing/pay-everything-form.ts'
import { beginPaymentForm } from './features/money/payments/begin-payment-form.ts'
import { lookUpCitationForm } from './features/money/payments/look-up-citation-form.ts'
import {
  cancelScheduledForm,
  scheduleForm,
} from './features/money/scheduled-payments/schedule-form.ts'
import { askForArrangementForm } from './features/money/shutoff-notices/ask-form.ts'
import { addAccountForm } from './features/money/utility-accounts/add-account-form.ts'
import { askForResetForm } from './features/people/identity/ask-for-reset.ts'
import { choosePasswordForm } from './features/people/identity/choose-password.ts'
import { confirmAndGoOnForm, confirmHereForm } from './features/people/identity/confirm-form.ts'
import { logInForm } from './features/people/identity/log-in.ts'
import { logOutForm } from './features/people/identity/log-out.ts'
import { signUpForm } from './features/people/identity/sign-up.ts'
import { verifyLaterForm } from './features/people/identity/verify-later.ts'
import { webViewForm } from './features/people/identity/web-view-form.ts'
import { addOrganizationsForm } from './features/people/organizations/add-organizations-form.ts'
import {
  answerInvitationForm,
  inviteForm,
  withdrawInvitationForm,
} from './features/people/organizations/invite-form.ts'
import { unsubscribeForm } from './features/people/profiles/unsubscribe-form.ts'
import { actForForm } from './features/shell/account-menu/act-for.ts'

/** All forms of the app, so that the server can handle them without JavaScript. */
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
  notificationChoicesForm,
  mailTroubleForm,
  prepareDataForm,
  profileForm,
  paperlessForm,
  askForArrangementForm,
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
  articleFeedbackForm,
  unfollowForm,
  stopMailForm,
  messageForm,
  submitToPortalForm,
  beginPaymentForm,
  lookUpCitationForm,
  keepChecklistForm,
  tickForm,
  renewLicenseForm,
  claimLicenseForm,
  inviteForm,
  withdrawInvitationForm,
  answerInvitationForm,
  followBoardForm,
  followPermitForm,
  remindOfPickupsForm,
  unsubscribeForm,
  correctionsForm,
  bookInspectionForm,
  moveInspectionForm,
  cancelInspectionForm,
  inquiryForm,
  ...Object.values(reportForms),
]
