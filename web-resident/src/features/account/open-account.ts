import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/rules'
import { ApiError } from '@portal/web-ui/api'
import { loadPaymentSettings } from '../../autopay/load-payment-settings.ts'
import { ownOrganizationsQuery } from '../../parts/own-organizations.ts'
import { signInMeansQuery } from '../../parts/sign-in-means.ts'
import type { RouterContext } from '../../router-context.ts'
import { ownIdOf } from './own-id.ts'
import { dataExportsQuery, notificationsQuery, profileQuery, sessionsQuery } from './queries.ts'
import type { SectionName } from './sections.ts'

type Load = (context: RouterContext) => Promise<unknown>

const loadProfile: Load = (context) =>
  context.queryClient.query(profileQuery(context.api, ownIdOf(context)))
const loadNotifications: Load = (context) =>
  context.queryClient.query(notificationsQuery(context.api, ownIdOf(context)))
const loadMeans: Load = ({ api, queryClient }) => queryClient.query(signInMeansQuery(api))
const loadOrganizations: Load = ({ api, queryClient }) =>
  queryClient.query(ownOrganizationsQuery(api))
/** One's own billing; an organization's stands on its own screen. */
const loadBilling: Load = async ({ api, queryClient, page }) =>
  page.viewer.organizationId === null && loadPaymentSettings({ api, queryClient })

const loadSessions: Load = ({ api, queryClient }) => queryClient.query(sessionsQuery(api))
const loadExports: Load = ({ api, queryClient }) => queryClient.query(dataExportsQuery(api))

/** What each section reads. The password is asked for where address, payment or account change. */
const loads: Readonly<Record<SectionName, readonly Load[]>> = {
  profile: [loadProfile, loadMeans],
  security: [loadProfile, loadMeans, loadSessions],
  billing: [loadBilling, loadMeans],
  notifications: [loadNotifications],
  property: [loadProfile],
  organizations: [loadOrganizations],
  data: [loadMeans, loadExports],
}

/** Loads a section of the account. */
export const openSection = (context: RouterContext, name: SectionName): Promise<unknown> =>
  Promise.all(loads[name].map((load) => load(context)))

/** Loads the overview; another's account is refused, whether there is one or not. */
export async function openAccount(
  context: RouterContext,
  userId = ownIdOf(context),
): Promise<void> {
  if (!isUuid(userId)) notFound({ throw: true })
  const { api, queryClient } = context
  try {
    await Promise.all([
      queryClient.query(profileQuery(api, userId)),
      loadNotifications(context),
      loadMeans(context),
      loadOrganizations(context),
      loadBilling(context),
    ])
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound({ throw: true })
    throw error
  }
}
