// Pure rules that the contract, the operations and the screens share.
export { changedWords, type WordChange } from './changed-words.ts'

/** What staff edit by versions; each has its kind in core's `content-kinds.ts`. */
export const contentKindNames = ['article', 'news-post', 'board', 'material', 'home-page'] as const

export type ContentKindName = (typeof contentKindNames)[number]

/** A thing has at most one version that is open: a draft, or scheduled; and at most one published one. */
export const versionStates = ['draft', 'scheduled', 'published', 'replaced'] as const

export type VersionState = (typeof versionStates)[number]

/** What an editor can do with what they typed. */
export const contentSteps = ['draft', 'schedule', 'publish'] as const

export type ContentStep = (typeof contentSteps)[number]

/** What the list of a kind can show. */
export const contentFilters = [
  'all',
  'open',
  'scheduled',
  'published',
  'hidden',
  'review',
  'untranslated',
] as const

export type ContentFilter = (typeof contentFilters)[number]

export const contentLimits = {
  page: 50,
  search: 100,
  note: 300,
  /** Versions that the history lists. */
  versions: 50,
  /** Between checks. */
  months: 60,
  /** Published by one run of the job. */
  due: 100,
} as const
