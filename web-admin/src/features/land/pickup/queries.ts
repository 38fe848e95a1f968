import { listPickupRules } from '@portal/openapi/admin-client/pickup'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type PickupRule = components['schemas']['PickupRule']
export type PickupDistrict = components['schemas']['PickupDistrict']
export type PickupDesk = components['schemas']['PickupDesk']

export const pickupQuery = () => query(listPickupRules, {}, { staleTime: 0, refetchOnMount: false })
