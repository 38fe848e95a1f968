import {
  done,
  expectPayments,
  type HandlerContext,
  type Handlers,
  ok,
  paymentSettings,
} from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import { DomainError } from '@portal/core/kernel'
import type { HostedReturn } from '@portal/core/payments'
import { say } from '@portal/core/texts'
import type { paymentMethods } from '@portal/openapi/resident/money/payment-methods'
import { hostedReturn } from '../../payments/hosted-return.ts'
import { nonceOf } from '../../payments/payment-input.ts'
import { providerFrame } from '../../payments/provider-page.ts'
import { limitMethodSaves } from '../../payments/rate-limits.ts'
import { ownerOf } from './billing.handlers.ts'

const providerIn = ({ state }: HandlerContext) => paymentSettings(state.env)?.provider ?? null
const expectProvider = ({ state }: HandlerContext) => expectPayments(state.env).provider

const endsOf = (context: HandlerContext, mode: 'frame' | 'redirect'): HostedReturn =>
  hostedReturn(
    context,
    mode,
    `/account/${context.actor.kind === 'user' ? context.actor.userId : ''}`,
  )

/** Errors when the provider rejects a new method. */
const notTaken: ReadonlySet<string> = new Set([
  'Payment.APICouldNotValidateError',
  'Payment.TooManyMethods',
])

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/autopay')

export const paymentMethodHandlers = {
  openMethodFrame: async ({ query: { mode } }, context) => {
    const { openPaymentMethodPage } = await load()
    const { state } = context
    const page = await openPaymentMethodPage(
      context,
      expectProvider(context),
      endsOf(context, mode),
    )
    state.notes.isFramed = true
    // A frame cannot set headers: it uses the language of the page around it.
    const { language } = state
    const speaker = { language, texts: context.texts }
    const frame = providerFrame({
      page,
      language,
      title: say(speaker, 'StoredPayment.FrameTitle'),
      button: say(speaker, 'StoredPayment.Continue'),
      mode,
      kind: 'method',
      check: { path: '/api/core/payment-methods/sync', body: {} },
    })
    return { status: 200, ...frame }
  },
  syncStoredMethods: async (_input, context) => {
    const { listPaymentMethods, storedMethod } = await load()
    const methods = await listPaymentMethods(context, expectProvider(context))
    return ok(methods.map((method) => storedMethod(context, method)))
  },
  listStoredMethods: async ({ query }, context) => {
    const { listPaymentMethods, storedMethod } = await load()
    const methods = await listPaymentMethods(context, providerIn(context), ownerOf(query).userId)
    return ok(methods.map((method) => storedMethod(context, method)))
  },
  removeStoredMethod: async ({ params }, context) => {
    const { removePaymentMethod } = await load()
    await removePaymentMethod(context, expectProvider(context), params)
    return ok({ success: true })
  },
  listPaymentMethods: async ({ query }, context) => {
    const { listPaymentMethods, maskedNumber, methodName } = await load()
    const methods = await listPaymentMethods(context, providerIn(context), ownerOf(query).userId)
    const profiles = methods.map((method) => ({
      Id: method.id,
      Type: method.kind === 'card' ? ('Credit Card' as const) : ('Bank Account' as const),
      MaskedAccountNumber: maskedNumber(method.last4),
      ProfileDescription: methodName(context, method),
      Token: method.id,
      Default: method.isDefault,
    }))
    return ok(profiles)
  },
  getPaymentMethodUse: async ({ params }, context) => {
    const { isPaymentMethodUsed } = await load()
    const isUsedForAutopay = await isPaymentMethodUsed(context, params.id)
    return ok({ isUsedForAutopay })
  },
  removePaymentMethod: async ({ params }, context) => {
    const { removePaymentMethod } = await load()
    await removePaymentMethod(context, expectProvider(context), params)
    return ok({ success: true })
  },
  addPaymentMethod: async ({ body }, context) => {
    requireContact(context)
    const { addPaymentMethod } = await load()
    const nonce = nonceOf(body.nonce ?? body.token)
    if (!nonce) {
      throw new DomainError('invalid', 'Util.FormContainsErrors', [
        { field: 'nonce', code: 'Validation.Required' },
      ])
    }
    await limitMethodSaves(context)
    try {
      return await done(addPaymentMethod(context, expectProvider(context), nonce))
    } catch (error) {
      if (!(error instanceof DomainError) || !notTaken.has(error.code)) throw error
      return ok({ success: false, resultCode: error.code })
    }
  },
} satisfies Handlers<typeof paymentMethods>
