import { findLandParcels, getParcelZoning } from '@portal/openapi/resident-client/zoning'
import { type Answer, ApiError, query } from '@portal/web-ui/api'

export type LandParcel = Answer<typeof findLandParcels>[number]

export type ParcelZoning = Answer<typeof getParcelZoning>

/** Null if the look-up failed. */
export const landParcelsQuery = (address: string) =>
  query(
    findLandParcels,
    { path: { address } },
    {
      keep: (ask) =>
        ask().catch((error: unknown) => {
          if (error instanceof ApiError) return null
          throw error
        }),
    },
  )

/** Null if there is no such parcel. */
export const parcelZoningQuery = (id: string) =>
  query(
    getParcelZoning,
    { path: { id } },
    {
      keep: (ask) =>
        ask().catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }),
    },
  )
