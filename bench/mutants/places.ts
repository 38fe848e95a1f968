/** Where faults are made, and how many of a hundred: the folders of core/src whose faults cost people most. */
export const places: readonly { readonly folders: readonly string[]; readonly share: number }[] = [
  {
    folders: ['billing', 'payments', 'autopay', 'scheduled-payments', 'arrangements', 'citations'],
    share: 50,
  },
  { folders: ['access', 'identity'], share: 25 },
  { folders: ['desk', 'requests', 'reports', 'tracking'], share: 25 },
]

/** Files of those folders that hold no rule: tables, lists of exports, tests and what tests are made of. */
export const isLeftOut = (path: string): boolean =>
  /\.(test|fixture|sql)\.ts$|(^|\/)index\.ts$|common-passwords\.ts$/.test(path)
