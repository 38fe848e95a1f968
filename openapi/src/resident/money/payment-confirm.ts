import { z } from '@hono/zod-openapi'
import { paymentQuestions } from '@portal/core/ledger/rules'

/** Questions that must be confirmed first. */
export const questionsText =
  'Payment.NothingDue, Payment.PaidRecently (the same amount on the account in the last day, by anyone) or Payment.MoreThanDue (by more than the city’s limit). `questions` has the details. Send the request again with `confirm` to pay anyway.'

const confirmText = 'The codes of the questions that the payer answered with yes.'

export const Confirm = z
  .array(z.enum(paymentQuestions))
  .max(paymentQuestions.length)
  .optional()
  .openapi({ description: confirmText })

export const ConfirmQuery = z
  .string()
  .max(200)
  .optional()
  .openapi({ description: `${confirmText} Separated by commas.`, example: 'Payment.PaidRecently' })
