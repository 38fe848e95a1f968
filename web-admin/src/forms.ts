import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { offerForm, withdrawForm } from './features/accounts/directory/arrangement-forms.ts'
import { userForm } from './features/accounts/directory/user-form.ts'
import {
  addDocumentForm,
  deleteDocumentForm,
} from './features/accounts/documents/document-forms.ts'
import { findPeopleForm } from './features/accounts/people-search/find-form.ts'
import { liftMailBlockForm } from './features/accounts/person-record/mail-block-form.ts'
import { addNoteForm, deleteNoteForm } from './features/accounts/person-record/note-forms.ts'
import { rolesForm } from './features/accounts/person-record/roles-form.ts'
import {
  appointForm,
  shortlistForm,
} from './features/casework/board-applications/applicant-forms.ts'
import {
  assignForm,
  attachForm,
  categoryForm,
  dueForm,
  mergeForm,
  noteForm,
  placeForm,
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
  deleteTemplateForm,
  templateForm,
} from './features/casework/reply-templates/template-forms.ts'
import { enterForm } from './features/casework/reports/enter-form.ts'
import {
  createServiceForm,
  deleteServiceForm,
  updateServiceForm,
} from './features/casework/service-editing/service-forms.ts'
import {
  absenceForm,
  deleteRuleForm,
  deleteTeamForm,
  endAbsenceForm,
  routingForm,
  teamForm,
} from './features/casework/teams/team-forms.ts'
import { alertForm, deleteAlertForm } from './features/content/alerts/alert-forms.ts'
import { attendanceForm } from './features/content/boards/attendance-form.ts'
import {
  cancelMeetingForm,
  changeTermForm,
  createBoardForm,
  endBoardForm,
  endSeatForm,
  fileForm,
  meetingForm,
  newTermForm,
  officeForm,
  removeFileForm,
  seatForm,
} from './features/content/boards/board-forms.ts'
import {
  contentCareForm,
  contentForm,
  discardContentForm,
  restoreContentForm,
  withdrawContentForm,
} from './features/content/content-editing/content-forms.ts'
import { applyImportForm, checkImportForm } from './features/content/content-import/import-forms.ts'
import { deleteFeedForm, feedForm, pauseFeedForm } from './features/content/feeds/feed-forms.ts'
import {
  deleteLegistarForm,
  legistarForm,
  readLegistarForm,
} from './features/content/legistar/legistar-forms.ts'
import { brokenLinkForm } from './features/content/link-checks/broken-link-form.ts'
import { deletePeriodForm, periodForm } from './features/content/maintenance/maintenance-forms.ts'
import {
  bestBetForm,
  deleteBestBetForm,
  deleteSynonymForm,
  synonymForm,
} from './features/content/search-words/search-word-forms.ts'
import { textsForm } from './features/content/text-editing/texts-form.ts'
import { layerForm } from './features/land/parcel-import/layer-form.ts'
import {
  addAliasForm,
  lateTodayForm,
  removeAliasForm,
  ruleForms,
  withdrawPickupForm,
} from './features/land/pickup/pickup-forms.ts'
import {
  addDistrictForm,
  editDistrictForm,
  newRuleForm,
  withdrawRuleForm,
} from './features/land/zoning/zoning-forms.ts'
import {
  assignInspectionForm,
  bookForForm,
  cancelInspectionForm,
  correctForm,
  moveInspectionForm,
  orderForm,
  resultForm,
  slotsForm,
} from './features/licensing/inspections/inspection-forms.ts'
import {
  freeRenewalForm,
  licensePinForm,
  licenseStatusForm,
} from './features/licensing/licenses/license-forms.ts'
import { newLicenseForm } from './features/licensing/licenses/new-license-form.ts'
import { assessForm } from './features/licensing/permit-desk/fee-form.ts'
import {
  askFeeForm,
  assignReviewForm,
  completeForm,
  correctionsForm,
  denyForm,
  extendForm,
  finishReviewForm,
  issueForm,
  revokeForm,
  takeForm,
  waiveForm,
} from './features/licensing/permit-desk/permit-forms.ts'
import {
  newExemptionForm,
  withdrawExemptionForm,
} from './features/licensing/permit-exemptions/exemption-forms.ts'
import { kindForm } from './features/licensing/permit-kinds/kind-form.ts'
import {
  planCommentForm,
  planFileForm,
  publicForm,
  settleForm,
} from './features/licensing/plan-review/plan-forms.ts'
import { newFeesForm, withdrawScheduleForm } from './features/money/fee-schedules/fee-forms.ts'
import {
  approveForm,
  refundForm,
  rejectForm,
  resolveForm,
} from './features/money/payments/refund-form.ts'
import {
  noticeTextsForm,
  sendNoticesForm,
  verifyNoticesForm,
} from './features/money/shutoff-notices/notice-forms.ts'
import {
  approveForm as approveBroadcastForm,
  broadcastForm,
  cancelForm as cancelBroadcastForm,
  deleteAudienceForm,
  resendForm as resendBroadcastForm,
  stopForm as stopBroadcastForm,
} from './features/office/broadcasts/broadcast-forms.ts'
import { areasForm } from './features/office/settings/area-form.ts'
import { broadcastSettingsForm } from './features/office/settings/broadcast-settings-form.ts'
import { inspectionTimesForm } from './features/office/settings/inspection-times-form.ts'
import { mobileAppForm } from './features/office/settings/mobile-app-form.ts'
import {
  cityForm,
  endPersonFlagForm,
  flagForm,
  personFlagForm,
} from './features/office/settings/settings-forms.ts'
import {
  deleteHolidayForm,
  holidayForm,
  targetsForm,
} from './features/office/settings/target-forms.ts'
import { endSessionForm } from './features/people/identity/end-session-form.ts'
import { logInForm } from './features/people/identity/log-in.ts'
import { logOutForm } from './features/people/identity/log-out.ts'
import {
  issueKeyForm,
  keyForm,
  partnerForm,
  revokeKeyForm,
  rotateKeyForm,
} from './features/people/partners/partner-forms.ts'
import {
  addPasskeyForm,
  addTotpForm,
  beginTotpForm,
  confirmForm,
  makeCodesForm,
  removeFactorForm,
  ruleForm,
} from './features/people/second-factor/factor-forms.ts'
import { resetForm } from './features/people/second-factor/reset-form.ts'
import {
  enterPasskeyForm,
  enterRecoveryForm,
  enterTotpForm,
} from './features/people/second-factor/step-forms.ts'
import { readForm, settingsForm } from './features/people/staff-inbox/inbox-forms.ts'
import {
  addEndpointForm,
  deleteEndpointForm,
  endpointForm,
  rotateSecretForm,
  switchEndpointForm,
} from './features/people/webhooks/endpoint-forms.ts'
import {
  replayEventForm,
  replayFailedForm,
  testEventForm,
} from './features/people/webhooks/log-forms.ts'
import { replayKindForm, retryForm } from './features/platform/deliveries/outbox-forms.ts'
import { replayForm } from './features/platform/deliveries/replay-deliveries.ts'
import { layoutForm } from './features/shell/frame/layout-form.ts'

/** All forms of the app, so that the server can handle them without JavaScript. */
export const forms: readonly AppForm[] = [
  layerForm,
  freeRenewalForm,
  lateTodayForm,
  ...Object.values(ruleForms),
  withdrawPickupForm,
  addAliasForm,
  removeAliasForm,
  addDistrictForm,
  editDistrictForm,
  newRuleForm,
  withdrawRuleForm,
  assignInspectionForm,
  bookForForm,
  cancelInspectionForm,
  moveInspectionForm,
  orderForm,
  correctForm,
  resultForm,
  slotsForm,
  licensePinForm,
  licenseStatusForm,
  newLicenseForm,
  kindForm,
  takeForm,
  completeForm,
  correctionsForm,
  assignReviewForm,
  finishReviewForm,
  assessForm,
  askFeeForm,
  waiveForm,
  issueForm,
  denyForm,
  revokeForm,
  extendForm,
  planCommentForm,
  planFileForm,
  publicForm,
  settleForm,
  newFeesForm,
  appointForm,
  shortlistForm,
  attendanceForm,
  cancelMeetingForm,
  changeTermForm,
  createBoardForm,
  endBoardForm,
  endSeatForm,
  fileForm,
  meetingForm,
  newTermForm,
  officeForm,
  removeFileForm,
  seatForm,
  newExemptionForm,
  withdrawExemptionForm,
  withdrawScheduleForm,
  logInForm,
  logOutForm,
  layoutForm,
  endSessionForm,
  enterTotpForm,
  enterRecoveryForm,
  enterPasskeyForm,
  beginTotpForm,
  issueKeyForm,
  keyForm,
  partnerForm,
  revokeKeyForm,
  rotateKeyForm,
  addEndpointForm,
  deleteEndpointForm,
  endpointForm,
  replayEventForm,
  replayFailedForm,
  rotateSecretForm,
  switchEndpointForm,
  testEventForm,
  addTotpForm,
  addPasskeyForm,
  removeFactorForm,
  makeCodesForm,
  confirmForm,
  ruleForm,
  resetForm,
  userForm,
  findPeopleForm,
  liftMailBlockForm,
  addNoteForm,
  rolesForm,
  deleteNoteForm,
  offerForm,
  withdrawForm,
  readForm,
  settingsForm,
  replayForm,
  replayKindForm,
  retryForm,
  assignForm,
  statusForm,
  questionForm,
  replyForm,
  noteForm,
  attachForm,
  categoryForm,
  dueForm,
  placeForm,
  mergeForm,
  enterForm,
  templateForm,
  deleteTemplateForm,
  cityForm,
  flagForm,
  personFlagForm,
  endPersonFlagForm,
  addDocumentForm,
  deleteDocumentForm,
  broadcastSettingsForm,
  mobileAppForm,
  inspectionTimesForm,
  areasForm,
  targetsForm,
  holidayForm,
  deleteHolidayForm,
  teamForm,
  deleteTeamForm,
  routingForm,
  deleteRuleForm,
  absenceForm,
  endAbsenceForm,
  selectForm,
  bulkForm,
  saveFilterForm,
  deleteFilterForm,
  createServiceForm,
  updateServiceForm,
  deleteServiceForm,
  publicFieldsForm,
  refundForm,
  approveForm,
  rejectForm,
  resolveForm,
  textsForm,
  checkImportForm,
  applyImportForm,
  contentForm,
  restoreContentForm,
  discardContentForm,
  withdrawContentForm,
  contentCareForm,
  synonymForm,
  deleteSynonymForm,
  brokenLinkForm,
  feedForm,
  pauseFeedForm,
  deleteFeedForm,
  legistarForm,
  readLegistarForm,
  deleteLegistarForm,
  bestBetForm,
  deleteBestBetForm,
  verifyNoticesForm,
  sendNoticesForm,
  noticeTextsForm,
  broadcastForm,
  approveBroadcastForm,
  cancelBroadcastForm,
  deleteAudienceForm,
  resendBroadcastForm,
  stopBroadcastForm,
  alertForm,
  deleteAlertForm,
  periodForm,
  deletePeriodForm,
]
