import type { BroadcastChannel } from '@portal/core/broadcasts/rules'
import {
  countAudience,
  listAudienceChoices,
  listBroadcasts,
} from '@portal/openapi/admin-client/broadcasts'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { AudienceEdit } from './audience-fields.ts'

export type Broadcast = components['schemas']['Broadcast']
export type AudienceChoices = components['schemas']['AudienceChoices']

/** Fresh on each visit: counts change while it is sent. */
export const broadcastsQuery = () =>
  query(listBroadcasts, {}, { staleTime: 0, refetchOnMount: false })

/** Counts over all people: kept for a while. */
export const choicesQuery = () => query(listAudienceChoices)

/** How many people it would reach now. */
export const sizeQuery = (
  options: AudienceEdit,
  channels: BroadcastChannel[],
  pushNotificationId: string | null = null,
) => query(countAudience, { body: { options, channels, pushNotificationId } })
