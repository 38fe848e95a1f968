import {
  mailBlocks,
  partnerKeys,
  partnerKeyUses,
  partners,
  pushSubscriptions,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '@portal/core/schema'
import { type Fill, fill } from '../fill-table.ts'
import { demoDevices } from './devices.ts'
import { demoMailBlocks } from './mail-blocks.ts'
import { demoPartnerKeys, demoPartnerKeyUses, demoPartners } from './partners.ts'
import { demoWebhookDeliveries, demoWebhookEndpoints, demoWebhookEvents } from './webhooks.ts'

/** How people are reached, and how not; and who else uses the API. */
export const reachFills: readonly Fill[] = [
  fill('devices with the mobile app', pushSubscriptions, demoDevices),
  fill('addresses whose mail comes back', mailBlocks, demoMailBlocks),
  fill('partners', partners, demoPartners),
  fill('API keys', partnerKeys, demoPartnerKeys),
  fill('uses of API keys', partnerKeyUses, demoPartnerKeyUses),
  fill('where partners receive events', webhookEndpoints, demoWebhookEndpoints),
  fill('events for partners', webhookEvents, demoWebhookEvents),
  fill('deliveries of events', webhookDeliveries, demoWebhookDeliveries),
]
