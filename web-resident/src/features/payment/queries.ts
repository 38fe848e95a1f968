import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Which payment, and the signature of a guest's link to it. */
export interface PaymentKey {
  readonly reference: string
  readonly signature?: string | undefined
}

/** A payment as our books have it. */
export const paymentQuery = (api: Api, { reference, signature }: PaymentKey) =>
  queryOptions({
    queryKey: ['getPayment', reference],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/payments/{reference}', {
          params: { path: { reference }, query: signature ? { signature } : {} },
          signal,
        }),
      ),
  })

/** What a request asks money for. */
export const feeQuery = (api: Api, activityId: string) =>
  queryOptions({
    queryKey: ['getFee', activityId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/payments/fees/{activityId}', { params: { path: { activityId } }, signal })),
    retry: false,
  })

/** A citation, by the link that its look-up gave. */
export const citationQuery = (api: Api, number: string, signature: string) =>
  queryOptions({
    queryKey: ['getCitation', number],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/citations/{number}', {
          params: { path: { number }, query: { signature } },
          signal,
        }),
      ),
    retry: false,
  })

/** A payment as its payer sees it. */
export type PaymentView = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof paymentQuery>['queryFn']>>>
>

/** Asks the provider what came of a payment. */
export const checkPayment = (
  api: Api,
  { reference, signature }: PaymentKey,
  transactionId: string | null = null,
) =>
  dataOf(
    api.POST('/payments/{reference}/check', {
      params: { path: { reference } },
      body: { transactionId, ...(signature ? { signature } : {}) },
    }),
  )

/** What is due on a water account, for whoever knows its number. */
export const lookUpAccount = (api: Api, accountNumber: string) =>
  dataOf(api.GET('/naviline/account', { params: { query: { accountNumber } } }))
