// The one door that web apps may open: pure rules and types, no database, no dependencies.
export {
  type Access,
  accessTo,
  recordAt,
  type Screen,
  screenAt,
  screenRules,
  type ScreenVisitor,
} from './access/screens.ts'
export {
  guestWay,
  landingAfterSignIn,
  pathToKeep,
  screenNamed,
  signInQuery,
  landingAfterSwitch,
  type SignInSearch,
  signInSearch,
} from './access/landing.ts'
export { type SessionState, sessionStates } from './access/session-state.ts'
export { unbuiltScreens } from './access/unbuilt.ts'
export { clockText, maskedTime, type Meridiem, meridiems, typedTime } from './alerts/clock-time.ts'
export {
  chosenDays,
  type DayChoice,
  dayChoices,
  type DaysActive,
  daysOf,
  toggleDay,
} from './alerts/days.ts'
export type { MaintenancePeriod, MaintenanceWindow } from './alerts/maintenance.ts'
export { alertToShow, dismissed, type SystemAlert, withDismissed } from './alerts/queue.ts'
export {
  type AlertEdit,
  alertFaults,
  alertLengths,
  canGoOn,
  canSave,
  periodFaults,
  plainText,
} from './alerts/rules.ts'
export {
  answerDays,
  type ArrangementState,
  type InstalmentState,
  brokenAfterDays,
  type Instalment,
  longestArrangementNote,
  mostInstalments,
  type Pace,
  paces,
  planFault,
  planInstalments,
} from './arrangements/rules.ts'
export { autopayMeansOf } from './autopay/rules.ts'
export {
  type CircleLink,
  circleLinks,
  type CitySettings,
  type WebsiteSection,
} from './city/settings.ts'
export { type DeliveryFailure } from './deliveries/rules.ts'
export { type FlagName, type Flags } from './flags/flags.ts'
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOptions,
  languageOr,
  languages,
} from './kernel/language.ts'
export {
  type Address,
  isAddressBegun,
  noAddress,
  optionalAddressFaults,
  usStates,
} from './kernel/address.ts'
export { type Fault, type FaultKind, required, within } from './kernel/validation.ts'
export { centsOf, decimalOf, dollarsOf } from './kernel/money.ts'
export { centsTyped } from './kernel/typed-money.ts'
export {
  emailAddressOf,
  emailFaultOf,
  emailLengths,
  suggestedEmail,
} from './kernel/email-address.ts'
export { phoneOf } from './kernel/phone.ts'
export { normalUtilityNumber } from './billing/rules.ts'
export { batchColumns, rowFaults, rowFields, rowKinds } from './billing/import/columns.ts'
export {
  mostOrganizations,
  type NamedOrganization,
  organizationFaults,
  organizationSearch,
} from './organizations/rules.ts'
export {
  type AccountBox,
  accountBoxes,
  type AccountCreation,
  accountFaults,
  accountInformationFaults,
  type AccountInformation,
  type AccountStep,
  addressStepFaults,
  isBoxDisabled,
  mostProperties,
  noAccountCreation,
  organizationStepFaults,
  type PersonalInfo,
  pictureFolder,
  personalInfoFaults,
  stepToResume,
} from './residents/rules.ts'
export {
  isAddressTyped,
  isInBox,
  type LatLng,
  mapView,
  mostAddresses,
  scaleOf,
  shortestAddressSearch,
} from './parcels/rules.ts'
export { pictureLimits } from './residents/picture-limits.ts'
export { fileLimits, pictureFacts, type PictureFacts, type ReadBytes } from './files/rules.ts'
export {
  bulkActions,
  type BulkObstacle,
  bulkObstacles,
  deskAges,
  deskLimits,
  deskStates,
  needsReason,
} from './desk/rules.ts'
export {
  type DirectoryColumn,
  directoryColumns,
  directoryDebounceMs,
  directoryPageSizes,
  mostFoundUsers,
  mostListedUsers,
  type UserEdit,
  userEditFaults,
} from './directory/rules.ts'
export {
  changedPasswordFaults,
  emailFaults,
  keptEmailFaults,
  newEmailFaults,
  newPasswordFaults,
  signInFaults,
  signUpFaults,
} from './identity/form-faults.ts'
export {
  confirmationMinutes,
  isOwnPath,
  minimumPasswordLength,
  type PasswordRequirement,
  passwordRequirements,
  unmetPasswordRequirements,
} from './identity/rules.ts'
export type { MailKind } from './mail/mail-kinds.ts'
export { sessionLives, staffIdleWarningMs } from './identity/session-life.ts'
export { isUuid } from './kernel/ids.ts'
export { groupServices, popularServices, type ServiceGroup } from './services/lists.ts'
export {
  type HighlightSegment,
  highlightSegments,
  searchPages,
  searchPageSize,
} from './search/rules.ts'
export {
  askedFields,
  categoryFacts,
  isReportCategory,
  reportCategories,
  type ReportCategory,
  reportCategoryNames,
  type ReportDetails,
  reportFaults,
  type ReportField,
  type ReportForm,
  reportLengths,
} from './reports/rules.ts'
export { lookupFaults, type RequestLookup } from './tracking/request-lookup.ts'
export {
  type AnswerWords,
  answersTo,
  type AskedPage,
  askedPages,
  type AskingField,
  describeAnswer,
  dollars,
  feeLines,
  fieldFaults,
  type FormAnswers,
  type FormCondition,
  type FormDefinition,
  type FormFee,
  type FormField,
  formFaults,
  formLengths,
  type FormPage,
  type FormText,
  holds,
  knownAnswers,
} from './forms/rules.ts'
export {
  caseSteps,
  isEndStatus,
  isRecordType,
  isStatus,
  mapCell,
  metersBetween,
  nextStatuses,
  orderedSections,
  type PathStep,
  type RecordType,
  recordTypeNames,
  recordTypes,
  type RequestSection,
  type Status,
  type StatusColor,
  statuses,
  statusInformation,
  statusNames,
} from './requests/rules.ts'
export { billTypes, textOfWord } from './billing/bill-words.ts'
export { centsFromWire, dayFromWire } from './billing/wire.ts'
export { isCitationNumber } from './citations/rules.ts'
export {
  isPaid,
  isPaymentStatus,
  type PaymentStatus,
  paymentStatuses,
} from './payments/payment-status.ts'
export {
  defaultPurpose,
  isPayable,
  isPaymentQuestion,
  maximumPaymentCents,
  minimumPaymentCents,
  type PaymentQuestion,
  paymentQuestions,
  type Purpose,
  purposeNames,
  purposes,
  suggestedCents,
} from './payments/rules.ts'
export {
  type AppCode,
  appCodes,
  type ServiceAction,
  serviceActionNamed,
  serviceActions,
  type ServiceType,
  serviceTypes,
} from './services/rules.ts'
export {
  crmObjects,
  type ServiceEdit,
  serviceFaults,
  serviceLengths,
} from './services/service-edit.ts'
export { type SpecialService, specialServiceIds } from './services/special.ts'
export {
  guest,
  linkTo,
  safeExternalHref,
  type ServiceLink,
  specialServiceOf,
  type Start,
  startOf,
  type StartableService,
  type StartRefusal,
  targetOf,
  type Visitor,
} from './services/start.ts'
export type { TextKey } from './translations/defaults/index.ts'
export { payDays } from './scheduled-payments/rules.ts'
export { daysAfter, isDay } from './kernel/days.ts'
export { createFormat, type DateStyle, type Format } from './kernel/format.ts'
export { isoDay, specDate } from './kernel/spec-dates.ts'
