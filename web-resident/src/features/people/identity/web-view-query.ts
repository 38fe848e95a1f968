import { getWebViewOffer } from '@portal/openapi/resident-client/identity'
import { ApiError, query } from '@portal/web-ui/api'

/** The account of a mobile app's code; null if it is invalid. */
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
      // This request uses up the code.
      staleTime: Infinity,
    },
  )
