import type { TextKey } from '../../platform/texts/defaults/index.ts'

interface NewsFacts {
  readonly title: TextKey
  readonly body: TextKey
  /** Who hears of it beside whoever sent the request. */
  readonly tellsFollowers: boolean
  /** Whoever did it hears of it too, as a receipt. */
  readonly tellsDoer?: true
}

/** Everything that people are told of a request. */
export const newsKinds = {
  submitted: {
    title: 'News.SubmittedTitle',
    body: 'News.SubmittedBody',
    tellsFollowers: false,
    tellsDoer: true,
  },
  status: { title: 'News.StatusTitle', body: 'News.StatusBody', tellsFollowers: true },
  closed: { title: 'News.StatusTitle', body: 'News.ClosedBody', tellsFollowers: true },
  question: { title: 'News.QuestionTitle', body: 'News.QuestionBody', tellsFollowers: false },
  reply: { title: 'News.ReplyTitle', body: 'News.ReplyBody', tellsFollowers: false },
  paid: {
    title: 'News.PaidTitle',
    body: 'News.PaidBody',
    tellsFollowers: false,
    tellsDoer: true,
  },
  'payment-taken-back': {
    title: 'News.PaymentTakenBackTitle',
    body: 'News.PaymentTakenBackBody',
    tellsFollowers: false,
  },
  merged: { title: 'News.MergedTitle', body: 'News.MergedBody', tellsFollowers: true },
} as const satisfies Readonly<Record<string, NewsFacts>>

/** Something that people are told of a request. */
export type NewsKind = keyof typeof newsKinds

/** What is told of a kind, whatever the kind. */
export const newsFacts = (kind: NewsKind): NewsFacts => newsKinds[kind]
