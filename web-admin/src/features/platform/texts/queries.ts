import { listLanguages } from '@portal/openapi/admin-client/texts'
import { query } from '@portal/web-ui/api'

/** The languages on offer. */
export const languagesQuery = () =>
  query(
    listLanguages,
    {},
    {
      staleTime: Number.POSITIVE_INFINITY,
    },
  )
