import { listDataExports } from '@portal/openapi/resident-client/profiles'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'

/** The account page's own record. */
export type Profile = components['schemas']['Profile']

/** Whether one's data can be had at once, and what was prepared; asked again while something is. */
export const dataExportsQuery = () =>
  query(
    listDataExports,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.exports.some(({ status }) => status === 'preparing') ? 15_000 : false,
    },
  )
