import { getVerification } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'

/** When the mail that proves one's address may be asked for again: true at the moment, so never kept. */
export const verificationQuery = () =>
  query(
    getVerification,
    {},
    {
      staleTime: 0,
      refetchOnMount: false,
    },
  )
