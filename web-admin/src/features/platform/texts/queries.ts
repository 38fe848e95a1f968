import { listLanguages } from '@portal/openapi/admin-client/texts'
import { query } from '@portal/web-ui/api'

export const languagesQuery = () =>
  query(
    listLanguages,
    {},
    {
      staleTime: Number.POSITIVE_INFINITY,
    },
  )
