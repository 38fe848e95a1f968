import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** A payment on a chosen day. */
export type ScheduledPayment = components['schemas']['ScheduledPayment']

/** Instalments that the city offers. */
export type Arrangement = components['schemas']['PaymentArrangement']

/** Scheduled payments of the accounts that one looks after. */
export const scheduledQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listScheduledPayments'],
    queryFn: ({ signal }) => dataOf(api.GET('/scheduled-payments', { signal })),
  })

/** Payment arrangements of the accounts that one looks after. */
export const arrangementsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listArrangements'],
    queryFn: ({ signal }) => dataOf(api.GET('/payment-arrangements', { signal })),
  })
