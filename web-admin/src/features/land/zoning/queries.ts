import { getZoningDistrict, listZoningDistricts } from '@portal/openapi/admin-client/zoning'
import { type Answer, query } from '@portal/web-ui/api'

export type ListedDistrict = Answer<typeof listZoningDistricts>['districts'][number]
export type District = Answer<typeof getZoningDistrict>
export type Rule = District['rules'][number]

// Each visit reads them in its loader.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const districtsQuery = () => query(listZoningDistricts, {}, fresh)

export const districtQuery = (id: string) => query(getZoningDistrict, { path: { id } }, fresh)
