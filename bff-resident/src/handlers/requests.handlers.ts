import { fileLink, type Handlers } from '@portal/bff-pipeline'
import {
  answerRequest,
  cancelRequest,
  countPendingActions,
  getRequest,
  listRequests,
} from '@portal/core/tracking'
import type { residentContract } from '@portal/openapi/resident'

type Requests = Pick<
  typeof residentContract,
  'answerRequest' | 'cancelRequest' | 'countPendingActions' | 'getRequest' | 'listRequests'
>

/** What residents have asked of the city. */
export const requestHandlers: Handlers<Requests> = {
  listRequests: async (_input, context) => ({ status: 200, body: await listRequests(context) }),
  countPendingActions: async (_input, context) => ({
    status: 200,
    body: { count: await countPendingActions(context) },
  }),
  getRequest: async ({ params }, context) => {
    const { files, ...request } = await getRequest(context, params)
    const linked = files.map(({ objectKey, ...file }) => ({
      ...file,
      url: fileLink(context.state.authSecret, { objectKey, ...file }),
    }))
    return { status: 200, body: { ...request, files: linked } }
  },
  cancelRequest: async ({ params }, context) => {
    await cancelRequest(context, params)
    return { status: 200, body: { success: true } }
  },
  answerRequest: async ({ params, body }, context) => {
    await answerRequest(context, { ...params, text: body.additionalInformationText })
    return { status: 200, body: { success: true } }
  },
}
