import type { components } from '@portal/openapi/resident-types'

/** A payment on a chosen day. */
export type ScheduledPayment = components['schemas']['ScheduledPayment']
