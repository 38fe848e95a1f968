/**
 * A run of an older app, request by request: what it sends and what it reads, in the words of the
 * specification (resident, sections 3 and 7), which is all that such an app was built from. It
 * knows none of our newer fields, headers and operations. Never change a line here to make a test
 * pass: apps in people's pockets cannot change either.
 */
export interface Step {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api. `{me}`, `{service}`, `{report}` and `{message}` come from earlier replies. */
  readonly path: string
  readonly body?: unknown
  /** A report is sent as a form with its JSON and its files. */
  readonly report?: unknown
  readonly status: number
  /** Fields that the app reads, of the reply or of each thing in its list. */
  readonly reads?: readonly string[]
  /** The list in the reply; an empty name is the reply itself. */
  readonly list?: string
}

const userFields = [
  'Id',
  'FirstName',
  'LastName',
  'Email',
  'PhoneNumber',
  'ProfilePictureUrl',
  'Language',
  'SalesforceId',
  'Admin',
  'Verified',
  'selectedOrganization',
  'selectedOrganizationInfo',
  'salesforceContact',
]

const serviceFields = [
  'Id',
  'Item',
  'Type',
  'Action',
  'Description',
  'Order',
  'Published',
  'LaserficheProcessId',
  'ExternalLink',
  'Content',
  'PaymentRequired',
  'paymentCode',
  'GuestEnabled',
  'ToggleInAppBrowser',
  'PopularService',
  'PopularServiceIconURL',
  'PopularServiceOrder',
  'Deleted',
]

const profile = {
  firstName: 'Ana',
  lastName: 'Rivera',
  phoneNumber: '(847) 555-0123',
  address1: '100 Millrace St',
  address2: '',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
}

export const olderApp: readonly Step[] = [
  // It starts.
  { method: 'GET', path: '/auth', status: 200, reads: userFields },
  {
    method: 'GET',
    path: '/record-session?platform=ios&ipAddress=203.0.113.9&isLoggingIn=true',
    status: 204,
  },
  { method: 'GET', path: '/featureflags', status: 200 },
  {
    method: 'GET',
    path: '/i18n/languages',
    status: 200,
    list: '',
    reads: ['i18nCode', 'nativeName', 'enName'],
  },
  { method: 'GET', path: '/i18n/processed/en/translation', status: 200 },
  // The dashboard.
  { method: 'GET', path: '/activities?userId={me}', status: 200, list: '', reads: serviceFields },
  { method: 'GET', path: '/activities/{service}', status: 200, reads: serviceFields },
  { method: 'GET', path: '/activitiesPendingAction', status: 200, reads: ['count'] },
  {
    method: 'GET',
    path: '/salesforce/inProgress',
    status: 200,
    list: 'inProgress',
    reads: ['id', 'type', 'activityName', 'actionRequired', 'status', 'lastModified'],
  },
  {
    method: 'GET',
    path: '/notifications',
    status: 200,
    list: '',
    reads: ['Id', 'Title', 'Body', 'CreatedAt', 'ReadAt', 'SObjectType', 'SalesforceId'],
  },
  { method: 'PUT', path: '/notifications/{message}/read', status: 200 },
  // News and answers.
  {
    method: 'GET',
    path: '/salesforce/elginToday?offset=0&limit=10',
    status: 200,
    list: '',
    reads: ['Id', 'Category__c', 'Update__c', 'Additional_Info__c', 'Show_On__c'],
  },
  { method: 'GET', path: '/feeds/news', status: 200 },
  { method: 'GET', path: '/feeds/events', status: 200 },
  { method: 'GET', path: '/search?term=leaf&page=1', status: 200, reads: ['results', 'total'] },
  { method: 'GET', path: '/salesforce/knowledgebase/trending', status: 200 },
  { method: 'GET', path: '/salesforce/knowledgebase?term=water&page=1', status: 200 },
  { method: 'GET', path: '/salesforce/boardsAndCommissions/details', status: 200 },
  {
    method: 'GET',
    path: '/salesforce/landParcelMaster/garbagePickupDay?street=Millrace%20St',
    status: 200,
    list: '',
    reads: ['Parcel_Address__c', 'Refuse_Pickup_Day__c', 'isDelayedFromHoliday', 'holidayName'],
  },
  {
    method: 'GET',
    path: '/permits/search?streetName=Millrace&streetNumber=',
    status: 200,
    list: '',
    reads: ['StreetNumber', 'StreetName', 'StreetSuffix', 'Name'],
  },
  // A report with a photo, its page, and what is added to it.
  {
    method: 'POST',
    path: '/reports',
    report: {
      activityId: '{report service}',
      address: '100 Millrace St',
      position: { latitude: 42.04, longitude: -88.29 },
      description: 'The lamp by the gate is dark.',
      streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
    },
    status: 201,
    reads: ['caseNumber'],
  },
  {
    method: 'GET',
    path: '/salesforce/inProgress?again',
    status: 200,
    list: 'inProgress',
    reads: ['id', 'type', 'activityName', 'status', 'lastModified'],
  },
  {
    method: 'GET',
    path: '/salesforce/activity/Case/{report}',
    status: 200,
    reads: [
      'activityType',
      'name',
      'status',
      'statuses',
      'isCancelable',
      'paymentRequired',
      'actionRequired',
      'formDetails',
    ],
  },
  // The account.
  { method: 'GET', path: '/users/profile/{me}', status: 200 },
  {
    method: 'GET',
    path: '/users/profile-details/{me}',
    status: 200,
    reads: ['user', 'paymentHistory', 'userActivities'],
  },
  { method: 'PUT', path: '/users/profile', body: profile, status: 200, reads: ['userResponse'] },
  {
    method: 'GET',
    path: '/users/notification-prefs/{me}',
    status: 200,
    list: '',
    reads: ['notificationId', 'notificationName', 'enabled', 'optedOut'],
  },
  // Bills.
  {
    method: 'GET',
    path: '/naviline/paymentInformation?userId={me}',
    status: 200,
    list: '',
    reads: ['CustomerId', 'LocationId', 'Autopay'],
  },
  {
    method: 'GET',
    path: '/naviline/paymenthistoryv2',
    status: 200,
    reads: ['navilineAccountInfo'],
  },
  {
    method: 'GET',
    path: '/naviline/getbillinghistory',
    status: 200,
    reads: ['historyMonthly', 'totalAmountDue', 'accountDelinquentStatuses'],
  },
  { method: 'GET', path: '/naviline/getdelinquentstatus', status: 200 },
  { method: 'GET', path: '/core/payment-methods?userId={me}', status: 200 },
  // Taken back.
  { method: 'DELETE', path: '/salesforce/activity/Case/{report}', status: 200 },
  { method: 'DELETE', path: '/notifications/{message}', status: 200 },
]
