import { done, type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import type { webhooks } from '@portal/openapi/admin/people/webhooks'
import { endpointPorts } from '../../webhook-jobs.ts'
import { etagOf, seenIn } from '../casework/seen.ts'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/webhooks')

const portsOf = ({ state }: HandlerContext) => endpointPorts(state.env, state.authSecret)

/** Its reply has a secret. */
const secretHeaders = { 'cache-control': 'no-store' }

export const webhookHandlers = {
  listPartnerEndpoints: async ({ params }, context) => {
    const { listPartnerEndpoints } = await load()
    return ok(listPartnerEndpoints(context, params.id))
  },
  createPartnerEndpoint: async ({ params, body }, context) => {
    const { createPartnerEndpoint } = await load()
    const edit = { partnerId: params.id, ...body }
    const made = await createPartnerEndpoint(context, portsOf(context), edit)
    return { status: 201, body: made, headers: secretHeaders }
  },
  updatePartnerEndpoint: async (input, context) => {
    const { updatePartnerEndpoint } = await load()
    const edit = { ...seenIn(input), ...input.body }
    const changed = await updatePartnerEndpoint(context, portsOf(context), edit)
    return ok(changed, etagOf(changed))
  },
  switchPartnerEndpoint: async (input, context) => {
    const { switchPartnerEndpoint } = await load()
    const changed = await switchPartnerEndpoint(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  rotateEndpointSecret: async (input, context) => {
    const { rotateEndpointSecret } = await load()
    const made = await rotateEndpointSecret(context, portsOf(context), seenIn(input))
    return { status: 201, body: made, headers: secretHeaders }
  },
  deletePartnerEndpoint: async (input, context) => {
    const { deletePartnerEndpoint } = await load()
    return done(deletePartnerEndpoint(context, seenIn(input)))
  },
  listEventDeliveries: async ({ params, query }, context) => {
    const { listEventDeliveries } = await load()
    return ok(listEventDeliveries(context, { endpointId: params.id, ...query }))
  },
  replayEventDelivery: async ({ params }, context) => {
    const { replayEventDelivery } = await load()
    return done(replayEventDelivery(context, params.id))
  },
  replayFailedEvents: async ({ params, body }, context) => {
    const { replayFailedEvents } = await load()
    return ok(replayFailedEvents(context, { endpointId: params.id, ...body }))
  },
  sendTestEvent: async ({ params }, context) => {
    const { sendTestEvent } = await load()
    return done(sendTestEvent(context, params.id))
  },
} satisfies Handlers<typeof webhooks>
