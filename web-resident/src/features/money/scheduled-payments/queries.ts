import type { components } from '@portal/openapi/resident-types'

export type ScheduledPayment = components['schemas']['ScheduledPayment']
