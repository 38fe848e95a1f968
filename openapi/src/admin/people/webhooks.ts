import { z } from '@hono/zod-openapi'
import {
  deliveryStatuses,
  endpointStatuses,
  eventKinds,
  mostReplayHours,
  sentKinds,
  tryFailures,
  webhookLimits,
} from '@portal/core/webhooks/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { IfMatch } from '../casework/case-shapes.ts'

const edit = {
  address: z.string().max(webhookLimits.address).openapi({
    description: 'Public, and begins with `https://`.',
    example: 'https://lakeside.example/events',
  }),
  kinds: z.array(z.enum(eventKinds)).max(eventKinds.length).openapi({
    description: 'The kinds of events that it receives.',
  }),
}

const count = z.int().min(0)

const PartnerEndpoint = z
  .strictObject({
    id: z.uuid(),
    ...edit,
    status: z.enum(endpointStatuses).openapi({
      description:
        '`failing`: it is on, and its last tries failed. `gone`: it answered 410. `stopped`: it failed for five days. `off`: by staff.',
    }),
    version: z.int().min(1),
    waiting: count.openapi({ description: 'Deliveries to come, with those to be tried again.' }),
    failed: count.openapi({ description: 'Deliveries that were given up.' }),
    createdAt: z.iso.datetime(),
    failingSince: z.iso.datetime().nullable().openapi({
      description: 'The first failed try since the last success. Null if the last one arrived.',
    }),
    disabledAt: z.iso.datetime().nullable().openapi({
      description: 'When it was switched off. Null while it is on.',
    }),
    oldSecretEndsAt: z.iso.datetime().nullable().openapi({
      description: 'Until then the secret before the last rotation signs too.',
    }),
  })
  .openapi('PartnerEndpoint')

const EventDelivery = z
  .strictObject({
    id: z.uuid(),
    eventId: z.uuid().openapi({ description: 'The `webhook-id`, the same for each try.' }),
    kind: z.enum(sentKinds),
    at: z.iso.datetime().openapi({ description: 'When the change was made.' }),
    status: z.enum(deliveryStatuses),
    attempts: count,
    triedAt: z.iso.datetime().nullable().openapi({ description: 'The last try.' }),
    answer: z.int().nullable().openapi({ description: 'The status of the last answer.' }),
    failure: z.enum(tryFailures).nullable().openapi({ description: 'Of the last try.' }),
    ms: count.nullable().openapi({ description: 'How long the last try took.' }),
    nextTryAt: z.iso.datetime().nullable().openapi({ description: 'Null if there is none.' }),
    body: z.string().openapi({ description: 'As it is sent.' }),
  })
  .openapi('EventDelivery')

const NewSecret = json(
  z.strictObject({
    id: z.uuid(),
    secret: z.string().max(100).openapi({ description: 'Shown only in this reply.' }),
  }),
  'The secret by which the receiver checks that an event is ours.',
)

const wrong = problem(
  'Util.FormContainsErrors with each invalid field. Webhooks.AddressNotAllowed.',
)
const missing = problem('Webhooks.NotFound.')
const stale = problem('Webhooks.ChangedMeanwhile: the endpoint has changed since you read it.')
const isOff = problem('Webhooks.IsOff: the endpoint is switched off.')
const changed = json(
  z.strictObject({ version: z.int().min(1) }),
  'Changed. `ETag` is the new version.',
)

export const webhooks = operations('Webhooks', {
  listPartnerEndpoints: {
    access: 'staff',
    method: 'get',
    path: '/partners/{id}/endpoints',
    summary: 'List where a partner receives events',
    request: { params: IdParams },
    responses: {
      200: json(
        z.array(PartnerEndpoint).max(webhookLimits.endpointsOfPartner),
        'Oldest first. Secrets are never listed.',
      ),
      404: problem('Partners.NotFound.'),
    },
  },

  createPartnerEndpoint: {
    access: 'staff',
    method: 'post',
    path: '/partners/{id}/endpoints',
    summary: 'Add an address at which a partner receives events',
    request: { params: IdParams, ...jsonBody(z.strictObject(edit)) },
    responses: {
      201: NewSecret,
      400: wrong,
      404: problem('Partners.NotFound.'),
      409: problem('Webhooks.AddressTaken, Webhooks.TooMany.'),
    },
  },

  updatePartnerEndpoint: {
    access: 'staff',
    method: 'put',
    path: '/partner-endpoints/{id}',
    summary: 'Change the address and the kinds of events of an endpoint',
    request: { params: IdParams, headers: IfMatch, ...jsonBody(z.strictObject(edit)) },
    responses: {
      200: changed,
      400: wrong,
      404: missing,
      409: problem('Webhooks.AddressTaken.'),
      412: stale,
    },
  },

  switchPartnerEndpoint: {
    access: 'staff',
    method: 'put',
    path: '/partner-endpoints/{id}/switch',
    summary: 'Switch an endpoint on or off',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(
        z.strictObject({
          isOn: z.boolean().openapi({ description: 'False: nothing is sent to it.' }),
        }),
      ),
    },
    responses: { 200: changed, 404: missing, 412: stale },
  },

  rotateEndpointSecret: {
    access: 'staff',
    method: 'post',
    path: '/partner-endpoints/{id}/rotation',
    summary: 'Replace the secret of an endpoint',
    description: 'For 24 hours the old secret signs too.',
    request: { params: IdParams, headers: IfMatch },
    responses: { 201: NewSecret, 404: missing, 412: stale },
  },

  deletePartnerEndpoint: {
    access: 'staff',
    method: 'delete',
    path: '/partner-endpoints/{id}',
    summary: 'Remove an endpoint with its log',
    request: { params: IdParams, headers: IfMatch },
    responses: { 200: json(Success, 'Removed.'), 404: missing, 412: stale },
  },

  listEventDeliveries: {
    access: 'staff',
    method: 'get',
    path: '/partner-endpoints/{id}/deliveries',
    summary: 'List what was and will be sent to an endpoint',
    request: {
      params: IdParams,
      query: z.object({
        status: z.enum(deliveryStatuses).optional(),
        before: z.uuid().optional().openapi({ description: '`next` of the page before.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(EventDelivery).max(webhookLimits.logPage),
          next: z.uuid().nullable().openapi({
            description: 'The `before` of the next page. Null on the last one.',
          }),
        }),
        'Newest first, of the last 30 days.',
      ),
      404: missing,
    },
  },

  replayEventDelivery: {
    access: 'staff',
    method: 'post',
    path: '/event-deliveries/{id}/replay',
    summary: 'Send one event again',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'It is sent, with the same `webhook-id`.'),
      404: problem('Webhooks.NoSuchDelivery.'),
      409: isOff,
    },
  },

  replayFailedEvents: {
    access: 'staff',
    method: 'post',
    path: '/partner-endpoints/{id}/replay',
    summary: 'Send again what failed in the last hours',
    request: {
      params: IdParams,
      ...jsonBody(z.strictObject({ hours: z.int().min(1).max(mostReplayHours) })),
    },
    responses: {
      200: json(z.strictObject({ count }), 'How many are sent: at most 10,000 at a time.'),
      404: missing,
      409: isOff,
    },
  },

  sendTestEvent: {
    access: 'staff',
    method: 'post',
    path: '/partner-endpoints/{id}/test',
    summary: 'Send a test event to an endpoint',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'It is sent. The log shows the answer.'),
      404: missing,
      409: isOff,
    },
  },
})
