interface Exception {
  readonly rule: string
  /** Of the finding's place, as `paths./autopay/.delete`. */
  readonly at: RegExp
  readonly reason: string
}

/** Rules of which no finding counts. */
export const rulesLeftOut: Readonly<Record<string, string>> = {
  'owasp:api4:2023-string-restricted':
    'Free text has no pattern; each text has its greatest length, and ids, days and emails their format.',
  'owasp:api8:2023-define-cors-origin':
    'No reply allows another site’s scripts to read it, so there is no such header to describe.',
  'owasp:api2:2023-read-restricted':
    'What anyone may read needs no sign-in. The access tests ask each operation for each role.',
  'owasp:api2:2023-write-restricted':
    'Guests file reports and pay. The access tests ask each operation for each role.',
  'owasp:api8:2023-define-error-responses-401':
    'Operations without a sign-in answer no 401. The contract adds it to all others.',
}

const specification = [
  'activitiesPendingAction',
  'activities/setPopularService',
  'allPaymentMaintenanceInfo',
  'laserfiche/submitToPortal',
  'lpiPayment',
  'naviline/paymentInformation',
  'payment/createLPIUserActivities',
  'paymentLPI',
  'paymentMaintenanceInfo',
  'request-status/{id}/additionalInformation',
  'salesforce',
  'salesforcePublicField',
  'sso/SAML',
  'systemAlerts',
]

export const exceptions: readonly Exception[] = [
  ...specification.map((path) => ({
    rule: 'path-segments-kebab-case',
    at: new RegExp(String.raw`^paths\./${path}(?:/|$)`),
    reason: 'The specification names these paths; apps use them.',
  })),
  {
    rule: 'path-segments-kebab-case',
    at: /^paths\.\/content_imports(?:\/|$)/,
    reason: 'Released; named as its page in the staff app.',
  },
  {
    rule: 'query-keys-camel-case',
    at: /^paths\.\/salesforce\/landParcelMaster\.get\./,
    reason: 'The specification names these parts of an address.',
  },
  {
    rule: 'no-trailing-slash',
    at: /^paths\.\/autopay\/$/,
    reason: 'The specification’s own path.',
  },
  {
    rule: 'problem-details',
    at: /imports(?:\/layer)?\.post\.responses\.422\.content$|batches\.post\.responses\.422\.content$/,
    reason:
      'A file with wrong rows is answered by its report, which is kept and lists each of them.',
  },
  {
    rule: 'owasp:api8:2023-no-server-http',
    at: /^servers\.2\.url$/,
    reason: 'The demo city of one’s own machine.',
  },
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    at: /\.schema$/,
    reason:
      'The rule takes a choice of formats (`anyOf`) for a number. Ids are UUIDs or the words of an address.',
  },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    at: /^paths\.\/(?:box\/folders|devices|pickup\/calendars)/,
    reason:
      'Links that people keep: a folder of files, and a calendar that their phone reads. A device is removed by the token that the push service gave it.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    at: /\.content\.(?:text\/|application\/(?:octet-stream|pdf|zip|samlmetadata)|multipart\/)/,
    reason:
      'A page or a file has no limit as a text. The body has one, which the description says.',
  },
]
