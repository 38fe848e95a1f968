import { queryOptions } from '@tanstack/react-query'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Whose account a mobile app's code opens; null when it opens nothing any more. */
export const webViewQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['getWebViewOffer', code],
    queryFn: async ({ signal }) => {
      if (code === '' || code.length > 200) return null
      try {
        return await dataOf(
          api.GET('/auth/web-view/offer', { params: { query: { code } }, signal }),
        )
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) return null
        throw error
      }
    },
    // It is used up by what this page asks.
    staleTime: Infinity,
  })
