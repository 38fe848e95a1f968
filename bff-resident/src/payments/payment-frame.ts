import { expectPayments, type HandlerContext } from '@portal/bff-pipeline'
import { signatureName, signedPath } from '@portal/core/kernel'
import type { PaymentQuestion } from '@portal/core/ledger/rules'
import { openHostedPage, receiptPath } from '@portal/core/payments'
import { say } from '@portal/core/texts'
import { hostedReturn } from './hosted-return.ts'
import type { FrameMode } from './payment-view.ts'
import { providerFrame } from './provider-page.ts'

/** Opens a payment for anyone with its receipt's link. */
export const signatureOf = ({ state }: HandlerContext, reference: string): string =>
  signatureIn(signedPath(state.authSecret, receiptPath(reference)))

const signatureIn = (path: string): string =>
  new URL(path, 'http://path.local').searchParams.get(signatureName) ?? ''

/** The provider's payment page, framed by ours. */
export async function frameOf(
  context: HandlerContext,
  reference: string,
  mode: FrameMode,
  confirmed: readonly PaymentQuestion[] = [],
) {
  const { state } = context
  const { provider } = expectPayments(state.env)
  const receipt = signedPath(state.authSecret, receiptPath(reference))
  const page = await openHostedPage(
    context,
    provider,
    reference,
    hostedReturn(context, mode, receipt),
    confirmed,
  )
  state.notes.isFramed = true
  return providerFrame({
    page,
    language: context.language,
    title: say(context, 'Payment.FrameTitle'),
    button: say(context, 'Payment.GoToProvider'),
    mode,
    kind: 'payment',
    check: {
      path: `/api/payments/${reference}/check`,
      body: { signature: signatureIn(receipt) },
    },
  })
}
