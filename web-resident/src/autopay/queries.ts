import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** A saved card or bank account. */
export type StoredMethod = components['schemas']['StoredMethod']

/** A water account with its autopay. */
export type WaterAccount = components['schemas']['UtilityAccountInformation']

/** Saved cards and bank accounts of whomever one acts for. */
export const methodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listStoredMethods'],
    queryFn: ({ signal }) => dataOf(api.GET('/core/payment-methods', { signal })),
  })

/** Water accounts of whomever one acts for. */
export const waterAccountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listUtilityAccounts'],
    queryFn: ({ signal }) => dataOf(api.GET('/naviline/paymentInformation', { signal })),
  })

export const accountNumberOf = ({ CustomerId, LocationId }: WaterAccount): string =>
  `${CustomerId}-${LocationId}`
