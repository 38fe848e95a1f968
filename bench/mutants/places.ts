/** Folders of core/src whose faults cost people most, and their shares of a hundred. */
export const places: readonly { readonly folders: readonly string[]; readonly share: number }[] = [
  {
    folders: [
      'money/account-management',
      'money/arrangements',
      'money/autopay',
      'money/billing',
      'money/billing-import',
      'money/citations',
      'money/ledger',
      'money/payments',
      'money/scheduled-payments',
      'money/utility-accounts',
    ],
    share: 50,
  },
  { folders: ['people/identity', 'platform/access'], share: 25 },
  {
    folders: [
      'casework/case-queue',
      'casework/report-categories',
      'casework/reports',
      'casework/requests',
      'casework/tracking',
    ],
    share: 25,
  },
]

/** Files without rules: tables, exports, tests and fixtures. */
export const isLeftOut = (path: string): boolean =>
  /\.(test|fixture|sql)\.ts$|(^|\/)index\.ts$|common-passwords\.ts$/.test(path)
