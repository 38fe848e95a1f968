import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** A form, as far as the screen around it asks: the form itself stands in its frame. */
export const formQuery = (api: Api, bpid: string) =>
  queryOptions({
    queryKey: ['getForm', bpid],
    queryFn: async ({ signal }) => {
      const { name, definition, service } = await dataOf(
        api.GET('/laserfiche/forms/{bpid}', { params: { path: { bpid } }, signal }),
      )
      return { name, thanks: definition.thanks, service }
    },
  })

/** Makes a request of a form that was sent. */
export const submitToPortal = (api: Api, portalSubmissionId: string, bpid: string) =>
  dataOf(api.POST('/laserfiche/submitToPortal', { body: { portalSubmissionId, bpid } }))

/** The request that a form has become. */
export type FormRequest = Awaited<ReturnType<typeof submitToPortal>>
