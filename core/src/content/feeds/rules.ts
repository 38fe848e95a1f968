// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { webAddress } from '../../platform/kernel/web-address.ts'

/** On the home page. */
export const feedKinds = ['news', 'events'] as const
export type FeedKind = (typeof feedKinds)[number]

/** Characters; how many feeds are read side by side; how many items a test shows. */
export const feedLimits = { name: 80, url: 500, feeds: 12, tested: 5 } as const

/** Why a feed was refused; its last good copy stays. Stable, for the log and for staff. */
export const refusals = [
  'unreachable',
  'timeout',
  'http-status',
  'unsafe-address',
  'too-many-redirects',
  'too-large',
  'not-a-feed',
  'encoding',
  'document-type',
  'malformed',
  'incomplete',
] as const
export type Refusal = (typeof refusals)[number]

export interface FeedEdit {
  readonly kind: FeedKind
  readonly name: string
  readonly url: string
}

export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && webAddress(text, text) !== null

export const feedErrors = ({ name, url }: FeedEdit): readonly ValidationError[] => [
  ...required('name', name),
  ...required('url', url),
  ...(url.trim() === '' || isWebAddress(url.trim())
    ? []
    : [{ field: 'url', kind: 'Invalid' as const }]),
]
