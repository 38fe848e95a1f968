/** Where faults are made, and how many of a hundred: the folders of core/src whose faults cost people most. */
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

/** Files of those folders that hold no rule: tables, lists of exports, tests and what tests are made of. */
export const isLeftOut = (path: string): boolean =>
  /\.(test|fixture|sql)\.ts$|(^|\/)index\.ts$|common-passwords\.ts$/.test(path)
