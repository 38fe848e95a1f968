// Pure rules that the contract, the operations and the screens share.

/** Why a link is broken. Stable; staff read a sentence for each. */
export const linkProblems = [
  'not-found',
  'staff-only',
  'error',
  'no-answer',
  'certificate',
  'redirects',
  'private',
] as const
export type LinkProblem = (typeof linkProblems)[number]

/** What a check found; `unknown` says nothing about the link. */
export const linkOutcomes = ['works', 'broken', 'unknown'] as const
export type LinkOutcome = (typeof linkOutcomes)[number]

/** The kinds of content that hold links. */
export const linkPlaces = [
  'article',
  'news-post',
  'board',
  'board-file',
  'material',
  'service',
  'system-alert',
  'quick-link',
] as const
export type LinkPlace = (typeof linkPlaces)[number]

export const linkLimits = {
  /** Failures in a row, a day apart, until staff hear of a link. */
  failures: 2,
  /** Checked by one run of the job, which runs every hour: 8,400 a week, each in at most 12 requests. */
  links: 50,
  /** Of one host in a run, so that no website is asked a lot at once. */
  ofHost: 5,
  /** Hosts that are asked at the same time. */
  hosts: 6,
  redirects: 5,
  listed: 200,
  /** Texts that a listed link names. */
  places: 20,
} as const
