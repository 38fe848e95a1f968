import type { components } from '@portal/openapi/resident-types'

/** A saved card or bank account. */
export type StoredMethod = components['schemas']['StoredMethod']

/** A water account with its autopay. */
export type WaterAccount = components['schemas']['UtilityAccountInformation']

export const accountNumberOf = ({ CustomerId, LocationId }: WaterAccount): string =>
  `${CustomerId}-${LocationId}`
