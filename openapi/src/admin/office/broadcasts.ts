import { z } from '@hono/zod-openapi'
import {
  audienceMatches,
  broadcastChannels,
  broadcastLimits,
  broadcastStates,
} from '@portal/core/broadcasts/rules'
import { IdParams, json, operations, orNull, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { localTime } from '../../shared/local-time.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const options = {
  autoPayEnabled: z.boolean().default(false),
  hasSavedPaymentMethod: z.boolean().default(false),
  hasUtilityAccount: z.boolean().default(false),
  noActivities: z.boolean().default(false).openapi({
    description: 'People without any request.',
  }),
}

const further = {
  match: z.enum(audienceMatches).openapi({
    description: 'Whether all of the options and boards must hold, or one is enough.',
  }),
  boards: z.array(z.uuid()).max(broadcastLimits.boards).openapi({
    description: 'People who follow the meetings of one of them; empty: not asked.',
  }),
  language: orNull(z.enum(['en', 'es'])),
  districts: z.array(z.string().max(50)).max(broadcastLimits.districts).openapi({
    description: 'Pickup districts of their own address; empty: all.',
  }),
  routes: z.array(z.int().min(1).max(5)).max(5).openapi({
    description: 'Weekdays on which their garbage is collected, 1 is Monday; empty: all.',
  }),
}

const Audience = z.strictObject({ ...options, ...further }).openapi('BroadcastAudience', {
  description:
    'Nothing chosen: everyone with a complete account. Language and places always narrow.',
})

const AudienceEdit = z.strictObject({
  ...options,
  match: further.match.default('all'),
  boards: further.boards.default([]),
  language: further.language.default(null),
  districts: further.districts.default([]),
  routes: further.routes.default([]),
})

const title = field(broadcastLimits.titleUnits).openapi({
  description: `At most ${broadcastLimits.title} characters; an emoji is one.`,
})
const body = field(broadcastLimits.bodyUnits).openapi({
  description: `At most ${broadcastLimits.body} characters. Plain text: markup is shown as it is.`,
})
const texts = { englishTitle: title, spanishTitle: title, englishBody: body, spanishBody: body }

const channels = z
  .array(z.enum(broadcastChannels))
  .max(3)
  .default([...broadcastChannels])
  .openapi({ description: 'The inbox always has it.' })

const when = {
  sendAt: orNull(localTime).default(null).openapi({ description: 'Null: now.' }),
  urgentReason: z.string().max(broadcastLimits.reason).default('').openapi({
    description: 'Why it is sent in the quiet hours too; empty: it waits for their end.',
  }),
}

const NewBroadcast = z
  .strictObject({
    ...texts,
    options: AudienceEdit.prefault({}),
    channels,
    ...when,
  })
  .openapi('NewBroadcast')

const Resend = z
  .strictObject({
    pushNotificationId: z.uuid().openapi({
      description: 'Of one that was sent or stopped: it goes to those that it has not reached.',
    }),
  })
  .openapi('BroadcastResend')

const Broadcast = z
  .strictObject({
    Id: z.uuid(),
    EnglishTitle: z.string(),
    EnglishBody: z.string(),
    SpanishTitle: z.string(),
    SpanishBody: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime().openapi({ description: 'Last sent.' }),
    state: z.enum(broadcastStates),
    audience: Audience,
    channels: z.array(z.enum(broadcastChannels)),
    sendAt: z.iso.datetime(),
    urgentReason: z.string().nullable(),
    audienceSize: z.int().openapi({ description: 'People, when it was written or sent again.' }),
    createdBy: z.string().nullable(),
    approvedBy: z.string().nullable(),
    isMine: z.boolean(),
    heldUntil: z.iso.datetime().nullable().openapi({
      description: 'The end of the quiet hours that it waits for.',
    }),
    counts: z.strictObject({
      queued: z.int().openapi({ description: 'People who wait for it, while it is sent.' }),
      reached: z.int().openapi({ description: 'People who have it in their inbox.' }),
      pushed: z.int().openapi({ description: 'Browsers.' }),
      pushRetried: z.int().openapi({
        description: 'Browsers that did not answer at first, and are or were tried again.',
      }),
      pushFailed: z.int().openapi({ description: 'Browsers that were given up.' }),
      mailed: z.int().openapi({ description: 'Mails that left or wait to leave.' }),
      mailFailed: z.int().openapi({ description: 'Of those: mails that were given up.' }),
      optedOut: z.int().openapi({ description: 'People who take no announcements.' }),
      parts: z.int(),
      partsDone: z.int(),
    }),
  })
  .openapi('Broadcast')

const number = z.int()

const AudienceChoices = z
  .strictObject({
    total: number,
    options: z.strictObject({
      autoPayEnabled: number,
      hasSavedPaymentMethod: number,
      hasUtilityAccount: number,
      noActivities: number,
    }),
    languages: z.strictObject({ en: number, es: number }),
    districts: z.array(z.strictObject({ code: z.string(), count: number })),
    routes: z.array(z.strictObject({ day: number, count: number })),
    boards: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        nameEs: z.string().nullable(),
        count: number.openapi({ description: 'Followers with an account.' }),
      }),
    ),
    saved: z
      .array(z.strictObject({ id: z.uuid(), name: z.string(), audience: Audience }))
      .openapi({ description: 'Audiences that staff named.' }),
  })
  .openapi('AudienceChoices')

const noBroadcast = problem('Broadcasts.NotFound.')

export const broadcasts = operations('Broadcasts', {
  listBroadcasts: {
    access: 'staff',
    method: 'get',
    path: '/notifications/bulk',
    summary: 'List what was sent to many, and how far each has come',
    responses: { 200: json(z.array(Broadcast), 'The newest 100.') },
  },

  sendBroadcast: {
    access: 'staff',
    idempotent: true,
    method: 'post',
    path: '/notifications/bulk',
    summary: 'Send a message to many, or send one again to those that it has not reached',
    request: jsonBody(z.union([Resend, NewBroadcast])),
    responses: {
      200: json(
        z.strictObject({ Id: z.uuid(), state: z.enum(broadcastStates) }),
        'Taken. Waiting: a second person must approve it first.',
      ),
      400: problem(
        'Util.FormContainsErrors with each invalid field; Broadcasts.Nobody: of `options`.',
      ),
      404: noBroadcast,
      409: problem('Broadcasts.NotResendable: it has not ended; Broadcasts.ReachedAll.'),
    },
  },

  listAudienceChoices: {
    access: 'staff',
    method: 'get',
    path: '/notifications/bulk/choices',
    summary: 'List what an audience can be narrowed by, with the people of each choice',
    responses: { 200: json(AudienceChoices, 'People who take announcements.') },
  },

  saveAudience: {
    access: 'staff',
    method: 'post',
    path: '/notifications/bulk/audiences',
    summary: 'Name an audience for all staff, in place of the one of the same name',
    request: jsonBody(
      z.strictObject({
        name: field(broadcastLimits.audienceName),
        options: AudienceEdit.prefault({}),
      }),
    ),
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Saved.'),
      400: problem('Util.FormContainsErrors: it has no name.'),
      409: problem('Broadcasts.TooManyAudiences.'),
    },
  },

  deleteAudience: {
    access: 'staff',
    method: 'delete',
    path: '/notifications/bulk/audiences/{id}',
    summary: 'Delete a saved audience',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Deleted. Messages that were written with it stay.'),
      404: problem('Broadcasts.NoAudience.'),
    },
  },

  countAudience: {
    access: 'staff',
    method: 'post',
    path: '/notifications/bulk/audience',
    summary: 'Count the people whom a message would reach now',
    request: jsonBody(
      z.strictObject({
        options: AudienceEdit.prefault({}),
        channels,
        ...when,
        pushNotificationId: orNull(z.uuid()).default(null).openapi({
          description: 'Of one that is sent again: those that it has reached are left out.',
        }),
      }),
    ),
    responses: {
      200: json(
        z.strictObject({
          count: z.int(),
          byMail: z.int().openapi({ description: 'Of those: people who take mails.' }),
          byPush: z.int().openapi({ description: 'Of those: people with a browser.' }),
          optedOut: z.int().openapi({ description: 'People who take no announcements.' }),
          summary: z.array(z.string()).openapi({
            description: 'In your language: how many it reaches, when, and who must approve it.',
          }),
        }),
        'Now.',
      ),
      400: problem('Util.FormContainsErrors: the time is none, or has passed.'),
    },
  },

  testBroadcast: {
    access: 'staff',
    idempotent: true,
    method: 'post',
    path: '/notifications/bulk/test',
    summary: 'Send a message to yourself alone',
    request: jsonBody(z.strictObject({ ...texts, language: z.enum(['en', 'es']) })),
    responses: {
      200: json(Success, 'In your inbox of the portal, by mail, and to your browsers.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
    },
  },

  approveBroadcast: {
    access: 'staff',
    method: 'post',
    path: '/notifications/bulk/{id}/approval',
    summary: 'Approve a message of someone else',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Sent when it is due.'),
      404: noBroadcast,
      409: problem('Broadcasts.Decided; Broadcasts.SecondPerson: you wrote it.'),
    },
  },

  cancelBroadcast: {
    access: 'staff',
    method: 'delete',
    path: '/notifications/bulk/{id}',
    summary: 'Cancel a message before it starts',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Canceled.'),
      404: noBroadcast,
      409: problem('Broadcasts.Begun.'),
    },
  },

  stopBroadcast: {
    access: 'staff',
    method: 'post',
    path: '/notifications/bulk/{id}/stop',
    summary: 'Stop a message while it is sent',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Stopped. It reaches nobody else.'),
      404: noBroadcast,
      409: problem('Broadcasts.NotRunning.'),
    },
  },
})
