import { getDraft } from '@portal/openapi/resident-client/drafts'
import { getMapLayer } from '@portal/openapi/resident-client/parcels'
import type { listNearbyReports, listOpenReports } from '@portal/openapi/resident-client/reports'
import { type Answer, query } from '@portal/web-ui/api'

/** What was typed of a service's form before, here or elsewhere; null where nothing was. */
export const draftQuery = (serviceId: string) =>
  query(
    getDraft,
    { path: { serviceId } },
    {
      keep: async (ask) => (await ask()).draft,
      // What is typed from then on the screen knows itself; it forgets this when it is left.
      staleTime: Number.POSITIVE_INFINITY,
    },
  )

/** An open report near a place; nothing that somebody typed. */
export type NearbyReport = Answer<typeof listNearbyReports>[number]

/** A report that is not done yet, as everybody may know it. */
export type OpenReport = Answer<typeof listOpenReports>[number]

/** A box of the map, in degrees. */
type Box = Readonly<Record<'south' | 'west' | 'north' | 'east', number>>

/** Layers are asked for by whole squares, so that a small move asks for nothing new. */
const squaresPerDegree = 250

/** The squares that a view touches. */
export const layerBox = ({ south, west, north, east }: Box): Box => ({
  south: Math.floor(south * squaresPerDegree) / squaresPerDegree,
  west: Math.floor(west * squaresPerDegree) / squaresPerDegree,
  north: Math.ceil(north * squaresPerDegree) / squaresPerDegree,
  east: Math.ceil(east * squaresPerDegree) / squaresPerDegree,
})

/** Streets and parcels of a box. */
export const mapLayerQuery = (box: Box) =>
  query(
    getMapLayer,
    { query: { ...box } },
    {
      // A city's streets are the same for longer than anybody fills in a form.
      staleTime: Number.POSITIVE_INFINITY,
    },
  )
