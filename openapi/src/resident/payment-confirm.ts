import { z } from '@hono/zod-openapi'
import { paymentQuestions } from '@portal/core/rules'

/** What asks its payer first, unless it is confirmed. */
export const questionsText =
  'Payment.NothingDue, Payment.PaidRecently (the same sum on the account in the last day, by anybody), Payment.MoreThanDue (by more than the city’s limit): `questions` says what is known; sent again with `confirm`, it is taken.'

const confirmText = 'Questions that the payer has answered with yes, by their codes.'

/** What a payer has confirmed, in a body. */
export const Confirm = z
  .array(z.enum(paymentQuestions))
  .max(paymentQuestions.length)
  .optional()
  .openapi({ description: confirmText })

/** The same in an address. */
export const ConfirmQuery = z
  .string()
  .max(200)
  .optional()
  .openapi({ description: `${confirmText} Separated by commas.`, example: 'Payment.PaidRecently' })
