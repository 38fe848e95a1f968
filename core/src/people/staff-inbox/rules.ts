// Pure rules that the contract, the operations and the screens share.
export {
  type InboxChoice,
  inboxChoices,
  type InboxKind,
  inboxKindNames,
  inboxKindsFor,
  type InboxSetting,
} from './kinds.ts'

export const inboxLimits = {
  page: 25,
  /** Counting stops here. */
  counted: 100,
  /** Entries that one digest lists. */
  digest: 50,
  /** Entries are deleted after this. */
  days: 90,
} as const

/** How often an open page asks for new entries while it is looked at. */
export const inboxPollSeconds = 20
