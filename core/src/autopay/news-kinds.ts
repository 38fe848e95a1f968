import type { TextKey } from '../translations/defaults/index.ts'

interface NewsTexts {
  readonly title: TextKey
  readonly body: TextKey
}

/** Everything that those whose autopay it is are told of it, always: it is their money. */
export const autopayNews = {
  on: { title: 'AutopayNews.OnTitle', body: 'AutopayNews.OnBody' },
  off: { title: 'AutopayNews.OffTitle', body: 'AutopayNews.OffBody' },
  'method-gone': { title: 'AutopayNews.OffTitle', body: 'AutopayNews.MethodGoneBody' },
  coming: { title: 'AutopayNews.ComingTitle', body: 'AutopayNews.ComingBody' },
  declined: { title: 'AutopayNews.DeclinedTitle', body: 'AutopayNews.DeclinedBody' },
  'given-up': { title: 'AutopayNews.DeclinedTitle', body: 'AutopayNews.GivenUpBody' },
  dead: { title: 'AutopayNews.DeclinedTitle', body: 'AutopayNews.DeadBody' },
  returned: { title: 'AutopayNews.ReturnedTitle', body: 'AutopayNews.ReturnedBody' },
  'returned-dead': { title: 'AutopayNews.ReturnedTitle', body: 'AutopayNews.ReturnedDeadBody' },
  expiring: { title: 'AutopayNews.ExpiringTitle', body: 'AutopayNews.ExpiringBody' },
} as const satisfies Readonly<Record<string, NewsTexts>>

/** Something that is told of an autopay. */
export type AutopayNewsKind = keyof typeof autopayNews
