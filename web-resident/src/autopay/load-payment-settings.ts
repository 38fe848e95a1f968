import { currentUserQuery } from '../parts/current-user.ts'
import type { RouterContext } from '../router-context.ts'
import { methodsQuery, waterAccountsQuery } from './queries.ts'

/** Loads the water accounts, the saved methods and the name of whoever may save a bank account. */
export const loadPaymentSettings = ({
  api,
  queryClient,
}: Pick<RouterContext, 'api' | 'queryClient'>) =>
  Promise.all([
    queryClient.query(waterAccountsQuery(api)),
    queryClient.query(methodsQuery(api)),
    queryClient.query(currentUserQuery(api)),
  ])
