import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/rules'
import { ApiError } from '@portal/web-ui/api'
import { loadPaymentSettings } from '../../autopay/load-payment-settings.ts'
import { signInMeansQuery } from '../../parts/sign-in-means.ts'
import type { RouterContext } from '../../router-context.ts'
import { notificationsQuery, profileQuery } from './queries.ts'

/** Loads the account page; another's account is refused, whether there is one or not. */
export async function openAccount(
  { api, queryClient, page }: RouterContext,
  userId: string,
): Promise<void> {
  if (!isUuid(userId)) notFound({ throw: true })
  try {
    await Promise.all([
      queryClient.query(profileQuery(api, userId)),
      queryClient.query(notificationsQuery(api, userId)),
      queryClient.query(signInMeansQuery(api)),
      page.viewer.organizationId === null && loadPaymentSettings({ api, queryClient }),
    ])
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound({ throw: true })
    throw error
  }
}
