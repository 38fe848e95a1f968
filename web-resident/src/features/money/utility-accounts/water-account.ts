import type { components } from '@portal/openapi/resident-types'

export type WaterAccount = components['schemas']['UtilityAccountInformation']

export const accountNumberOf = ({ CustomerId, LocationId }: WaterAccount): string =>
  `${CustomerId}-${LocationId}`
