import type { components } from '@portal/openapi/resident-types'

/** A payment on a chosen day. */
export type ScheduledPayment = components['schemas']['ScheduledPayment']

/** Instalments that the city offers. */
export type Arrangement = components['schemas']['PaymentArrangement']
