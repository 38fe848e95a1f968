import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** A business process with its versions and services. */
export type ListedProcess = components['schemas']['ListedProcess']

/** Every business process. */
export const processesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listProcesses'],
    queryFn: async ({ signal }) =>
      (await dataOf(api.GET('/laserfiche/processes', { signal }))).processes,
  })

/** A version of a form; null asks for the one that is filled in now. */
export const formPreviewQuery = (api: Api, bpid: string, version: number | null) =>
  queryOptions({
    queryKey: ['previewForm', bpid, version],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/laserfiche/forms/{bpid}', {
          params: { path: { bpid }, query: version === null ? {} : { version } },
          signal,
        }),
      ),
  })
