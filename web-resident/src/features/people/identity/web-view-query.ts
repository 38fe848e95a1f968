import { getWebViewOffer } from '@portal/openapi/resident-client/identity'
import { ApiError, query } from '@portal/web-ui/api'

/** Whose account a mobile app's code opens; null when it opens nothing any more. */
export const webViewQuery = (code: string) =>
  query(
    getWebViewOffer,
    { query: { code } },
    {
      async keep(ask) {
        if (code === '' || code.length > 200) return null
        try {
          return await ask()
        } catch (error) {
          if (error instanceof ApiError && error.status === 400) return null
          throw error
        }
      },
      // It is used up by what this page asks.
      staleTime: Infinity,
    },
  )
