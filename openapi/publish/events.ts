import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { purposeNames } from '@portal/core/ledger/rules'
import { bldsStatuses, permitStateNames } from '@portal/core/permits/rules'
import { statusNames } from '@portal/core/requests/rules'
import { type SentKind, sentKinds } from '@portal/core/webhooks/rules'

const instant = (description: string) => z.iso.datetime().openapi({ description })
const day = (description: string) => z.iso.date().nullable().openapi({ description })
const named = (what: string) =>
  z.strictObject({
    code: z
      .string()
      .max(50)
      .openapi({ description: `The code of the ${what}.` }),
    name: z.string().max(200).openapi({ description: 'In English.' }),
    nameEs: z.string().max(200).openapi({ description: 'In Spanish.' }),
  })
const degree = (axis: string) =>
  z.number().openapi({ description: `Degrees of ${axis}, to a thousandth, about 100 meters.` })
const place = {
  latitude: degree('latitude'),
  longitude: degree('longitude'),
}
const recordId = z.uuid().openapi({ description: 'UUID of the record, the same in each event.' })

const request = z
  .strictObject({
    id: recordId,
    number: z.string().max(20).openapi({
      description: 'The request number, which Open311 calls `service_request_id`.',
      example: '10020030',
    }),
    status: z.enum(statusNames).openapi({ description: 'The status after the change.' }),
    isClosed: z.boolean().openapi({ description: 'Whether the city is done with it.' }),
    isDuplicate: z.boolean().openapi({
      description: 'Whether it was merged into another report of the same problem.',
    }),
    category: named('category').openapi({ description: 'The kind of problem.' }),
    ...place,
    createdAt: instant('When the report was sent.'),
    updatedAt: instant('When it was last changed.'),
    dueAt: instant('When the city plans to be done. Null without a plan.').nullable(),
    closedAt: instant('When it was closed. Null while it is open.').nullable(),
  })
  .openapi({ description: 'A report that everyone may see: no name, no text, no picture.' })

const permit = z
  .strictObject({
    id: recordId,
    year: z.int().min(1900).max(2200).openapi({ description: 'The year of the application.' }),
    number: z.int().min(0).openapi({ description: 'The number within that year.' }),
    kind: named('kind of permit').openapi({ description: 'What is permitted.' }),
    state: z.enum(permitStateNames).openapi({ description: 'The state after the change.' }),
    status: z.enum(bldsStatuses).openapi({
      description: 'The same in the words of the BLDS standard (permitdata.org).',
    }),
    latitude: place.latitude.nullable(),
    longitude: place.longitude.nullable(),
    appliedOn: z.iso.date().openapi({ description: 'The day of the application.' }),
    issuedOn: day('The day on which it was issued. Null before.'),
    expiresOn: day('The last day on which work may go on. Null before it is issued.'),
    closedOn: day('The day on which it ended. Null before.'),
  })
  .openapi({ description: 'A permit, without the people that it is about.' })

const alert = z
  .strictObject({
    id: recordId,
    title: z.string().openapi({ description: 'In English.' }),
    titleEs: z.string().openapi({ description: 'In Spanish.' }),
    text: z.string().openapi({ description: 'Safe HTML, in English.' }),
    textEs: z.string().openapi({ description: 'Safe HTML, in Spanish.' }),
    publishedAt: instant('When it was published, or published again.'),
  })
  .openapi({ description: 'What the city says to everyone.' })

const payment = z
  .strictObject({
    id: recordId,
    reference: z.string().max(40).openapi({
      description: 'The number by which the portal, the provider and the billing system know it.',
      example: 'P0197A1B200007000800',
    }),
    amountCents: z.int().min(1).openapi({ description: 'Cents of US dollars.', example: 8435 }),
    purpose: z.enum(purposeNames).openapi({ description: 'What was paid.' }),
    approvedAt: instant('When it was known to be paid.').nullable(),
    settledAt: instant('When the money was on its way to the city.').nullable(),
  })
  .openapi({ description: 'A payment, without its payer and accounts.' })

const eventOf = <Kind extends SentKind, Data extends z.ZodType>(
  name: string,
  kinds: readonly [Kind, ...Kind[]],
  data: Data,
) =>
  z
    .strictObject({
      type: z.enum(kinds).openapi({ description: 'The kind of event.' }),
      timestamp: instant('When the change was made. `webhook-timestamp` is when it was sent.'),
      data,
    })
    .openapi(name)

const RequestEvent = eventOf(
  'RequestEvent',
  ['request.created', 'request.updated', 'request.closed'],
  request,
)
const PermitEvent = eventOf('PermitEvent', ['permit.status'], permit)
const AlertEvent = eventOf('AlertEvent', ['alert.published'], alert)
const PaymentEvent = eventOf('PaymentEvent', ['payment.settled'], payment)
const nothing = z.strictObject({}).openapi({ description: 'Empty.' })
const TestEvent = eventOf('TestEvent', ['test'], nothing)

/** The body of each kind. */
export const eventSchemas = {
  'request.created': RequestEvent,
  'request.updated': RequestEvent,
  'request.closed': RequestEvent,
  'permit.status': PermitEvent,
  'alert.published': AlertEvent,
  'payment.settled': PaymentEvent,
  test: TestEvent,
} as const satisfies Readonly<Record<SentKind, z.ZodType>>

const summaries: Readonly<Record<SentKind, string>> = {
  'request.created': 'A report that everyone may see was sent',
  'request.updated': 'Its status, category, place or due day changed, or it was opened again',
  'request.closed': 'The city is done with it',
  'permit.status': 'A permit was applied for, or has a new state',
  'alert.published': 'The city published an alert',
  'payment.settled': 'A payment was settled, for the city’s billing system',
  test: 'Staff of the city try whether the address works',
}

export const eventTag = 'Events'

const operationIds: Readonly<Record<SentKind, string>> = {
  'request.created': 'receiveRequestCreated',
  'request.updated': 'receiveRequestUpdated',
  'request.closed': 'receiveRequestClosed',
  'permit.status': 'receivePermitStatus',
  'alert.published': 'receiveAlertPublished',
  'payment.settled': 'receivePaymentSettled',
  test: 'receiveTest',
}

const headers = z.object({
  'webhook-id': z.uuid().max(36).openapi({
    description:
      'The event’s id, the same for each try and when it is sent again. Keep it, and skip an id that you have seen.',
    example: '0197a1b2-0000-7000-8000-000000000000',
  }),
  'webhook-timestamp': z.string().max(20).openapi({
    description: 'When this try was sent, in seconds since 1970. Refuse more than five minutes.',
    example: '1782900000',
  }),
  'webhook-signature': z.string().max(200).openapi({
    description:
      '`v1,` and the HMAC-SHA256, in Base64, of id, timestamp and body with dots between them. For a day after a change of the secret there are two, with a space between them; one must fit.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  }),
})

/** What each answer of a receiver does (core/src/people/webhooks). */
const responses = {
  '2XX': { description: 'Received. Answer within 15 seconds, and do the work afterwards.' },
  '3XX': { description: 'Redirects are not followed. Tried again later.' },
  410: { description: 'Nothing more is sent to this address, until staff switch it on again.' },
  429: {
    description: 'Tried again later, not before `Retry-After`. The same goes for 503.',
  },
  default: {
    description:
      'Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Then the delivery has failed, and staff can send it again for 30 days.',
  },
}

/** Into the document of the resident API, which partners read. */
export function registerEvents({ openAPIRegistry }: OpenAPIHono): void {
  for (const kind of sentKinds)
    openAPIRegistry.registerWebhook({
      method: 'post',
      path: kind,
      operationId: operationIds[kind],
      tags: [eventTag],
      summary: summaries[kind],
      description: `${summaries[kind]}. Events may come in another order than the changes, and more than once.`,
      request: {
        headers,
        body: { content: { 'application/json': { schema: eventSchemas[kind] } }, required: true },
      },
      responses,
    })
}
