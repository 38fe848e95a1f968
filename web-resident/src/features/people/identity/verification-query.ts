import { getVerification } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'

/** When the verification mail can be sent again; not cached, since it changes by the second. */
export const verificationQuery = () =>
  query(
    getVerification,
    {},
    {
      staleTime: 0,
      refetchOnMount: false,
    },
  )
