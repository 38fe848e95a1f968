import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Something that the person was told. */
export type Message = components['schemas']['Message']

/** The inbox, or what of it is about one record. */
export const messagesQuery = (api: Api, sfId?: string) =>
  queryOptions({
    queryKey: ['listMessages', sfId ?? null],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/notifications', { params: { query: sfId ? { sfId } : {} }, signal })),
  })
