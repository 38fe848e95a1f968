import type { QueryClient } from '@tanstack/react-query'
import type { ContentKindName } from '@portal/core/content-editing/rules'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import type { ItemSearch } from './content-search.ts'
import { comparisonQuery, contentQuery } from './queries.ts'
import { namesServices } from './use-service-names.ts'

/** In one round trip with what is compared. */
export async function loadContent(
  queryClient: QueryClient,
  kind: ContentKindName,
  id: string,
  { version, with: other }: ItemSearch,
): Promise<void> {
  const compared = version && { version, ...(other && { with: other }) }
  await Promise.all([
    queryClient.query(contentQuery(kind, id)),
    namesServices(kind) && queryClient.query(catalogueQuery()),
    compared && queryClient.query(comparisonQuery(kind, id, compared)),
  ])
}
