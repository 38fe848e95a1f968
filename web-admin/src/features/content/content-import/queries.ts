import { getContentImport, listContentImports } from '@portal/openapi/admin-client/content-import'
import { type Answer, query } from '@portal/web-ui/api'

export type ListedImport = Answer<typeof listContentImports>['imports'][number]
export type ContentImport = Answer<typeof getContentImport>
export type ImportChange = ContentImport['changes'][number]

// What an import would change depends on everything else: each visit reads it in its loader.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const importsQuery = () => query(listContentImports, {}, fresh)

export const importQuery = (id: string) => query(getContentImport, { path: { id } }, fresh)
