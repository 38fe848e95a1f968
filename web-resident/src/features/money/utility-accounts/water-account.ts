import type { components } from '@portal/openapi/resident-types'

/** A water account with its autopay. */
export type WaterAccount = components['schemas']['UtilityAccountInformation']

export const accountNumberOf = ({ CustomerId, LocationId }: WaterAccount): string =>
  `${CustomerId}-${LocationId}`
