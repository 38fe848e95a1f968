import { listUtilityAccounts } from '@portal/openapi/resident-client/billing'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'

/** Water accounts, saved methods, and the person's name for a new bank account. */
export const loadPaymentSettings = ({ queryClient }: Pick<RouterContext, 'queryClient'>) =>
  Promise.all([
    queryClient.query(query(listUtilityAccounts)),
    queryClient.query(query(listStoredMethods)),
    queryClient.query(query(getCurrentUser)),
  ])
