import { getDraft } from '@portal/openapi/resident-client/drafts'
import { getMapLayer } from '@portal/openapi/resident-client/parcels'
import type { listNearbyReports, listOpenReports } from '@portal/openapi/resident-client/reports'
import { type Answer, query } from '@portal/web-ui/api'

/** The draft of a service's form; null without one. */
export const draftQuery = (serviceId: string) =>
  query(
    getDraft,
    { path: { serviceId } },
    {
      keep: async (ask) => (await ask()).draft,
      // From then on the screen has the current input, and clears this when left.
      staleTime: Number.POSITIVE_INFINITY,
    },
  )

/** Without anything that people typed. */
export type NearbyReport = Answer<typeof listNearbyReports>[number]

export type OpenReport = Answer<typeof listOpenReports>[number]

type Box = Readonly<Record<'south' | 'west' | 'north' | 'east', number>>

/** Layers load by whole squares, so that a small move loads nothing. */
const squaresPerDegree = 250

export const layerBox = ({ south, west, north, east }: Box): Box => ({
  south: Math.floor(south * squaresPerDegree) / squaresPerDegree,
  west: Math.floor(west * squaresPerDegree) / squaresPerDegree,
  north: Math.ceil(north * squaresPerDegree) / squaresPerDegree,
  east: Math.ceil(east * squaresPerDegree) / squaresPerDegree,
})

export const mapLayerQuery = (box: Box) =>
  query(
    getMapLayer,
    { query: { ...box } },
    {
      // Streets do not change while a form is open.
      staleTime: Number.POSITIVE_INFINITY,
    },
  )
