import { checkPasswordReset } from '@portal/openapi/resident-client/identity'
import { ApiError, query } from '@portal/web-ui/api'

/** The email address of a mailed code; null if it is invalid. */
export const resetCodeQuery = (oobCode: string) =>
  query(
    checkPasswordReset,
    { query: { oobCode } },
    {
      async keep(ask) {
        if (oobCode === '' || oobCode.length > 200) return null
        try {
          return (await ask()).email
        } catch (error) {
          if (error instanceof ApiError && error.status === 400) return null
          throw error
        }
      },
    },
  )
