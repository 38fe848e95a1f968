import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { contractorQuery, contractorSearchOf } from './contractor-query.ts'

export async function loadContractor(
  { queryClient }: RouterContext,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  await Promise.all([
    queryClient.query(query(getCurrentUser)),
    queryClient.query(contractorQuery(contractorSearchOf(search))),
  ])
}
