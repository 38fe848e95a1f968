import { orNotFound } from '../../../parts/or-not-found.ts'
import type { RouterContext } from '../../../router-context.ts'
import { isAsked, materialSearch } from './material-search.ts'
import { foundQuery, materialQuery, type Material } from './queries.ts'

export async function loadFound(
  { queryClient }: RouterContext,
  typed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const search = materialSearch(typed)
  if (isAsked(search)) await queryClient.query(foundQuery(search))
}

/** @throws not-found. */
export const loadMaterial = ({ queryClient }: RouterContext, slug: string): Promise<Material> =>
  queryClient.query(materialQuery(slug)).catch(orNotFound)
