import type { QueryClient } from '@tanstack/react-query'
import { listDataSets } from '@portal/openapi/resident-client/open-data'
import { query } from '@portal/web-ui/api'

export const loadDataSets = ({ queryClient }: { readonly queryClient: QueryClient }) =>
  queryClient.query(query(listDataSets))
