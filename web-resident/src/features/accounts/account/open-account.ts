import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { listFollowedBoards } from '@portal/openapi/resident-client/board-followers'
import { listOwnSessions } from '@portal/openapi/resident-client/identity'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { listFollowedPermits } from '@portal/openapi/resident-client/permit-following'
import { listRemindedPlaces } from '@portal/openapi/resident-client/pickup-reminders'
import { getNotificationSettings, getProfile } from '@portal/openapi/resident-client/profiles'
import { listSignInMeans } from '@portal/openapi/resident-client/social'
import { ApiError, query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { loadPaymentSettings } from '../../money/autopay/load-payment-settings.ts'
import { ownIdOf } from './own-id.ts'
import { dataExportsQuery, notificationChoicesQuery } from './queries.ts'
import type { SectionName } from './sections.ts'

type Load = (context: RouterContext) => Promise<unknown>

const loadProfile: Load = (context) =>
  context.queryClient.query(query(getProfile, { path: { id: ownIdOf(context) } }))
const loadNotifications: Load = (context) =>
  context.queryClient.query(query(getNotificationSettings, { path: { id: ownIdOf(context) } }))
const loadChoices: Load = ({ queryClient }) => queryClient.query(notificationChoicesQuery())
const loadReminders: Load = ({ queryClient }) => queryClient.query(query(listRemindedPlaces))
const loadFollowed: Load = ({ queryClient }) =>
  Promise.all([
    queryClient.query(query(listFollowedPermits)),
    queryClient.query(query(listFollowedBoards)),
  ])
const loadMethods: Load = ({ queryClient }) => queryClient.query(query(listSignInMeans))
const loadOrganizations: Load = ({ queryClient }) => queryClient.query(query(listOwnOrganizations))
/** An organization's billing has its own screen. */
const loadBilling: Load = async ({ queryClient, page }) =>
  page.viewer.organizationId === null && loadPaymentSettings({ queryClient })

const loadSessions: Load = ({ queryClient }) => queryClient.query(query(listOwnSessions))
const loadExports: Load = ({ queryClient }) => queryClient.query(dataExportsQuery())

/** The queries of each section. Changes of address, payment or account ask for the password. */
const loads: Readonly<Record<SectionName, readonly Load[]>> = {
  profile: [loadProfile, loadMethods],
  security: [loadProfile, loadMethods, loadSessions],
  billing: [loadBilling, loadMethods],
  notifications: [loadChoices, loadFollowed, loadReminders],
  property: [loadProfile],
  organizations: [loadOrganizations],
  data: [loadMethods, loadExports],
}

export const openSection = (context: RouterContext, name: SectionName): Promise<unknown> =>
  Promise.all(loads[name].map((load) => load(context)))

/** Another user's account is refused, whether it exists or not. */
export async function openAccount(
  context: RouterContext,
  userId = ownIdOf(context),
): Promise<void> {
  if (!isUuid(userId)) notFound({ throw: true })
  const { queryClient } = context
  try {
    await Promise.all([
      queryClient.query(query(getProfile, { path: { id: userId } })),
      loadNotifications(context),
      loadMethods(context),
      loadOrganizations(context),
      loadBilling(context),
    ])
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound({ throw: true })
    throw error
  }
}
