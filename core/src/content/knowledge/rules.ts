// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** Part of a page (spec, resident section 3: layoutItems). */
export interface ArticlePart {
  readonly name: string
  readonly label: string
  /** HTML. */
  readonly value: string
}

/** What staff edit of an article. A text without Spanish is null there. */
export interface ArticleBody {
  readonly title: string
  readonly titleEs: string | null
  readonly summary: string
  readonly summaryEs: string | null
  readonly layoutItems: readonly ArticlePart[]
  readonly layoutItemsEs: readonly ArticlePart[] | null
  /** In their order, the same in both languages; versions from before there were any lack them. */
  readonly relatedServiceIds?: readonly string[]
}

export const articleLimits = {
  title: 200,
  summary: 500,
  label: 200,
  /** Of one part, with its tags. */
  value: 50_000,
  parts: 20,
  related: 5,
} as const

/** For the chatbot, not for readers (spec, resident section 2). */
export const chatAnswer = 'Chat_Answer'

/** Of an article that will be published: whole in English, and in Spanish whole or not at all. */
export function articleErrors(body: ArticleBody): readonly ValidationError[] {
  const { layoutItems, layoutItemsEs } = body
  const hasSpanish = Boolean(body.titleEs ?? body.summaryEs ?? layoutItemsEs)
  return [
    ...required('title', body.title),
    ...required('summary', body.summary),
    ...(layoutItems.length === 0 ? required('layoutItems.0.value', '') : []),
    ...layoutItems.flatMap(({ value }, n) => required(`layoutItems.${n}.value`, value)),
    ...(hasSpanish ? required('titleEs', body.titleEs ?? '') : []),
    ...(layoutItemsEs ?? []).flatMap(({ value }, n) => required(`layoutItemsEs.${n}.value`, value)),
  ]
}

export const feedbackLimits = {
  reason: 1200,
  /** Reasons that staff see of an article. */
  reasons: 30,
  page: 50,
} as const

const emails = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g
// Phone, account and house numbers; amounts below a hundred stay.
const numbers = /(?:\+|\()?\d(?:[\d\s().\-/]*\d)?/g

/** People write their data into free text, which it does not need (Canada.ca, page feedback tool). */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, feedbackLimits.reason)
    .replaceAll(emails, '[@]')
    .replaceAll(numbers, (found) => (found.replaceAll(/\D/g, '').length < 3 ? found : '[#]'))
    .trim()
