import { queryOptions } from '@tanstack/react-query'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Whose password a mailed code lets choose; null when it opens nothing any more. */
export const resetCodeQuery = (api: Api, oobCode: string) =>
  queryOptions({
    queryKey: ['checkPasswordReset', oobCode],
    queryFn: async ({ signal }): Promise<string | null> => {
      if (oobCode === '' || oobCode.length > 200) return null
      try {
        const asked = api.GET('/auth/reset-password', { params: { query: { oobCode } }, signal })
        return (await dataOf(asked)).email
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) return null
        throw error
      }
    },
  })
