import type { HostedPage, HostedReturn, PaymentProvider } from '../payment-provider.ts'
import { createCustomer, listMethods, removeMethod, saveMethod } from './customers.ts'
import { charge, chargeFields, refund, settingsOf, voidCharge } from './orders.ts'
import { details, settled, unsettled } from './reports.ts'
import { ask, type AuthorizeNetSettings } from './send.ts'
import { textAt, unreadable } from './wire.ts'

const inJson = (settings: Readonly<Record<string, object>>) =>
  settingsOf(
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  )

const endOf = (ends: HostedReturn): Readonly<Record<string, object>> =>
  ends.kind === 'frame'
    ? {
        hostedPaymentReturnOptions: { showReceipt: false },
        hostedPaymentIFrameCommunicatorUrl: { url: ends.communicatorUrl },
      }
    : {
        hostedPaymentReturnOptions: {
          showReceipt: false,
          url: ends.doneUrl,
          cancelUrl: ends.cancelUrl,
        },
      }

const cardOrBank = { card: 'showCreditCard', bank: 'showBankAccount', any: 'showAll' } as const

/** Over Authorize.Net's API (developer.authorize.net/api/reference). */
export function authorizeNet(settings: AuthorizeNetSettings): PaymentProvider {
  async function pageFor(path: string, request: string, body: object): Promise<HostedPage> {
    const reply = await ask(settings, request, body)
    const token = textAt(reply.body, 'token')
    if (!reply.isOk || !token) throw unreadable()
    return { address: new URL(path, settings.pagesUrl).href, token }
  }
  return {
    charge: (order, method) => charge(settings, order, method),
    voidCharge: (transactionId) => voidCharge(settings, transactionId),
    refund: (transactionId, order) => refund(settings, transactionId, order),
    details: (transactionId) => details(settings, transactionId),
    async *transactions(from, to) {
      yield* unsettled(settings)
      yield* settled(settings, from, to)
    },
    paymentPage: (order, ends, customerId) =>
      pageFor('/payment/payment', 'getHostedPaymentPageRequest', {
        refId: order.reference,
        transactionRequest: chargeFields(
          order,
          customerId === null ? {} : { profile: { customerProfileId: customerId } },
        ),
        hostedPaymentSettings: inJson({
          hostedPaymentOrderOptions: { show: true },
          hostedPaymentBillingAddressOptions: { show: true, required: false },
          ...endOf(ends),
        }),
      }),
    methodPage: (customerId, ends, kind) =>
      pageFor('/customer/addPayment', 'getHostedProfilePageRequest', {
        customerProfileId: customerId,
        hostedProfileSettings: settingsOf({
          ...(ends.kind === 'frame'
            ? { hostedProfileIFrameCommunicatorUrl: ends.communicatorUrl }
            : { hostedProfileReturnUrl: ends.doneUrl }),
          hostedProfilePageBorderVisible: 'false',
          hostedProfilePaymentOptions: cardOrBank[kind],
        }),
      }),
    createCustomer: (key, email) => createCustomer(settings, key, email),
    listMethods: (customerId) => listMethods(settings, customerId),
    saveMethod: (customerId, method) => saveMethod(settings, customerId, method),
    removeMethod: (customerId, methodId) => removeMethod(settings, customerId, methodId),
  }
}
