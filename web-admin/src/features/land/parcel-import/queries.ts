import { getParcelImport, listParcelImports } from '@portal/openapi/admin-client/parcel-import'
import { type Answer, query } from '@portal/web-ui/api'

export type ListedParcelImport = Answer<typeof listParcelImports>['imports'][number]
export type ParcelLayer = NonNullable<Answer<typeof listParcelImports>['layer']>
export type ParcelImport = Answer<typeof getParcelImport>

// Programs send them at any time: each visit reads them in its loader.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const parcelImportsQuery = () => query(listParcelImports, {}, fresh)

export const parcelImportQuery = (batchId: string) =>
  query(getParcelImport, { path: { batchId } }, fresh)
