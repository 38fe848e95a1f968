// The one door that web apps may open: pure rules and types, no database, no dependencies.
export {
  type Access,
  accessTo,
  recordAt,
  type Screen,
  screenAt,
  screenRules,
  type ScreenVisitor,
} from './platform/access/screens.ts'
export {
  guestWay,
  landingAfterSignIn,
  pathToKeep,
  screenNamed,
  signInQuery,
  landingAfterSwitch,
  type SignInSearch,
  signInSearch,
} from './platform/access/landing.ts'
export { type SessionState, sessionStates } from './platform/access/session-state.ts'
export { unbuiltScreens } from './platform/access/unbuilt.ts'
export {
  clockText,
  maskedTime,
  type Meridiem,
  meridiems,
  typedTime,
} from './content/alerts/clock-time.ts'
export {
  chosenDays,
  type DayChoice,
  dayChoices,
  type DaysActive,
  daysOf,
  toggleDay,
} from './content/alerts/days.ts'
export type { MaintenancePeriod, MaintenanceWindow } from './content/alerts/maintenance.ts'
export { alertToShow, dismissed, type SystemAlert, withDismissed } from './content/alerts/queue.ts'
export {
  type AlertEdit,
  alertFaults,
  alertLengths,
  canGoOn,
  canSave,
  periodFaults,
  plainText,
} from './content/alerts/rules.ts'
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
} from './money/arrangements/rules.ts'
export { autopayMeansOf } from './money/autopay/rules.ts'
export {
  type CircleLink,
  circleLinks,
  type CitySettings,
  type WebsiteSection,
} from './platform/city/settings.ts'
export { type DeliveryFailure } from './platform/deliveries/rules.ts'
export { type FlagName, type Flags } from './platform/flags/flags.ts'
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOptions,
  languageOr,
  languages,
} from './platform/kernel/language.ts'
export {
  type Address,
  isAddressBegun,
  noAddress,
  optionalAddressFaults,
  usStates,
} from './platform/kernel/address.ts'
export { type Fault, type FaultKind, required, within } from './platform/kernel/validation.ts'
export { centsOf, decimalOf, dollarsOf } from './platform/kernel/money.ts'
export { centsTyped } from './platform/kernel/typed-money.ts'
export {
  emailAddressOf,
  emailFaultOf,
  emailLengths,
  suggestedEmail,
} from './platform/kernel/email-address.ts'
export { phoneOf } from './platform/kernel/phone.ts'
export { normalUtilityNumber } from './money/utility-accounts/rules.ts'
export { batchColumns, rowErrors, rowFields, rowKinds } from './money/billing-import/columns.ts'
export {
  mostOrganizations,
  type NamedOrganization,
  organizationFaults,
  organizationSearch,
} from './people/organizations/rules.ts'
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
} from './people/profiles/rules.ts'
export {
  isAddressTyped,
  isInBox,
  type LatLng,
  mapView,
  maxAddresses,
  scaleOf,
  shortestAddressSearch,
} from './land/parcels/rules.ts'
export { pictureLimits } from './people/profiles/picture-limits.ts'
export {
  fileLimits,
  pictureFacts,
  type PictureFacts,
  type ReadBytes,
} from './platform/files/rules.ts'
export {
  bulkActions,
  type BulkObstacle,
  bulkObstacles,
  deskAges,
  deskLimits,
  deskStates,
  needsReason,
} from './casework/case-queue/rules.ts'
export {
  type DirectoryColumn,
  directoryColumns,
  directoryDebounceMs,
  directoryPageSizes,
  maxFoundUsers,
  mostListedUsers,
  type UserEdit,
  userEditFaults,
} from './accounts/directory/rules.ts'
export {
  changedPasswordFaults,
  emailFaults,
  keptEmailFaults,
  newEmailFaults,
  newPasswordFaults,
  signInFaults,
  signUpFaults,
} from './people/identity/form-faults.ts'
export {
  confirmationMinutes,
  isOwnPath,
  minimumPasswordLength,
  type PasswordRequirement,
  passwordRequirements,
  unmetPasswordRequirements,
} from './people/identity/rules.ts'
export type { MailKind } from './platform/mail/mail-kinds.ts'
export { sessionLives, staffIdleWarningMs } from './people/identity/session-life.ts'
export { isUuid } from './platform/kernel/ids.ts'
export { groupServices, popularServices, type ServiceGroup } from './casework/services/lists.ts'
export {
  type HighlightSegment,
  highlightSegments,
  searchPages,
  searchPageSize,
} from './content/search/rules.ts'
export {
  categoryFacts,
  isReportCategory,
  reportCategories,
  type ReportCategory,
  reportCategoryNames,
  type ReportField,
} from './casework/report-categories/rules.ts'
export {
  askedFields,
  type ReportDetails,
  reportFaults,
  type ReportForm,
  reportLengths,
} from './casework/reports/rules.ts'
export { lookupFaults, type RequestLookup } from './casework/tracking/request-lookup.ts'
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
} from './casework/forms/rules.ts'
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
} from './casework/requests/rules.ts'
export { billTypes, textOfWord } from './money/billing/bill-words.ts'
export { centsFromWire, dayFromWire } from './money/billing/wire.ts'
export { isCitationNumber } from './money/citations/rules.ts'
export {
  isPaid,
  isPaymentStatus,
  type PaymentStatus,
  paymentStatuses,
} from './money/ledger/payment-status.ts'
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
} from './money/ledger/rules.ts'
export {
  type AppCode,
  appCodes,
  type ServiceAction,
  serviceActionNamed,
  serviceActions,
  type ServiceType,
  serviceTypes,
} from './casework/services/rules.ts'
export {
  crmObjects,
  type ServiceEdit,
  serviceFaults,
  serviceLengths,
} from './casework/services/service-edit.ts'
export { type SpecialService, specialServiceIds } from './casework/services/special.ts'
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
} from './casework/services/start.ts'
export type { TextKey } from './platform/texts/defaults/index.ts'
export { payDays } from './money/scheduled-payments/rules.ts'
export { daysAfter, isDay } from './platform/kernel/days.ts'
export { createFormat, type DateStyle, type Format } from './platform/kernel/format.ts'
export { isoDay, specDate } from './platform/kernel/spec-dates.ts'
