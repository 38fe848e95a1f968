import { queryOptions } from '@tanstack/react-query'
import type { LatLng, ReportCategory } from '@portal/core/rules'
import type { paths } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** What was typed of a service's form before, here or elsewhere; null where nothing was. */
export const draftQuery = (api: Api, serviceId: string) =>
  queryOptions({
    queryKey: ['getDraft', serviceId],
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/drafts/{serviceId}', { params: { path: { serviceId } }, signal })))
        .draft,
    // What is typed from then on the screen knows itself; it forgets this when it is left.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An open report near a place; nothing that somebody typed. */
export type NearbyReport =
  paths['/reports/nearby']['get']['responses'][200]['content']['application/json'][number]

/** Open reports of a category near a place. */
export const nearbyQuery = (api: Api, category: ReportCategory, place: LatLng) =>
  queryOptions({
    queryKey: ['listNearbyReports', category, place],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/reports/nearby', { params: { query: { category, ...place } }, signal })),
  })

/** A report that is not done yet, as everybody may know it. */
export type OpenReport =
  paths['/reports/open']['get']['responses'][200]['content']['application/json'][number]

/** All open reports that everybody may know of; screens narrow them down. */
export const openReportsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listOpenReports'],
    queryFn: ({ signal }) => dataOf(api.GET('/reports/open', { signal })),
  })

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
export const mapLayerQuery = (api: Api, box: Box) =>
  queryOptions({
    queryKey: ['getMapLayer', box],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/map/layer', { params: { query: { ...box } }, signal })),
    // A city's streets are the same for longer than anybody fills in a form.
    staleTime: Number.POSITIVE_INFINITY,
  })
