import type { HandlerContext } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import { isPaymentQuestion, type PaymentQuestion } from '@portal/core/ledger/rules'
import { say } from '@portal/core/texts'
import { paymentQuestionPage } from './question-page.ts'

/** Questions that the URL marks as answered with yes. */
export const confirmedIn = (confirm = ''): readonly PaymentQuestion[] =>
  confirm.split(',').filter(isPaymentQuestion)

interface Where {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** Where "no" leads; null in a frame. */
  readonly leaveHref: string | null
}

/** As core's `askPayer` throws it. */
interface Asked {
  readonly code: PaymentQuestion
  readonly message: string
}

/** The question's page, for a browser or web view; rethrows any other error. */
export function questionPage(context: HandlerContext, error: unknown, where: Where) {
  const { questions } = error instanceof DomainError ? error.members : {}
  if (!context.state.client.isPage || !Array.isArray(questions)) throw error
  // Core's own, as in the contract's Problem.
  const asked = questions as readonly Asked[]
  const texts = Object.entries(where.query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const codes = new Set([
    ...confirmedIn(Object.fromEntries(texts)['confirm']),
    ...asked.map(({ code }) => code),
  ])
  context.state.notes.isFramed = true
  return {
    status: 409 as const,
    ...paymentQuestionPage({
      language: context.language,
      title: say(context, 'Payment.AskTitle'),
      messages: asked.map(({ message }) => message),
      yes: say(context, 'Payment.AskAnyway'),
      no: say(context, 'Payment.AskLeave'),
      path: where.path,
      query: { ...Object.fromEntries(texts), confirm: [...codes].join(',') },
      leaveHref: where.leaveHref,
    }),
  }
}
