import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** The languages on offer. */
export const languagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listLanguages'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => dataOf(api.GET('/i18n/languages', { signal })),
  })
