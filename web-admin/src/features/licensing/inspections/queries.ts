import { isDay, isUuid } from '@portal/core/kernel/rules'
import { getInspectionRoute, listInspections } from '@portal/openapi/admin-client/inspections'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Week = components['schemas']['InspectionWeek']
export type ListedInspection = components['schemas']['ListedInspection']
export type Route = components['schemas']['InspectionRoute']
export type Stop = components['schemas']['InspectionStop']

/** As in the URL. */
export interface WeekSearch {
  readonly from?: string | undefined
}
export interface RouteSearch {
  readonly day?: string | undefined
  readonly inspector?: string | undefined
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined

export const weekSearchOf = ({ from }: Record<string, unknown>): WeekSearch => ({
  from: dayIn(from),
})
export const routeSearchOf = ({ day, inspector }: Record<string, unknown>): RouteSearch => ({
  day: dayIn(day),
  inspector: typeof inspector === 'string' && isUuid(inspector) ? inspector : undefined,
})

const fresh = { staleTime: 0, refetchOnMount: false } as const

export const weekQuery = ({ from }: WeekSearch) =>
  query(listInspections, { query: { ...(from && { from }), days: 7 } }, fresh)

export const routeQuery = ({ day, inspector }: RouteSearch) =>
  query(
    getInspectionRoute,
    { query: { ...(day && { day }), ...(inspector && { inspector }) } },
    fresh,
  )
