import { z } from '@hono/zod-openapi'
import { sentOutcomes, sentPageSize } from '@portal/core/account/rules'
import { channels, notificationIds } from '@portal/core/profiles/rules'
import { json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const hour = z.int().min(0).max(23)

const QuietHours = z.strictObject({ from: hour, to: hour }).openapi('QuietHours', {
  description:
    'Hours of the city’s clock, over midnight if `from` is later than `to`. What comes meanwhile waits for their end, but for notices of logins, receipts and urgent messages. Null where it stands: none.',
})

const byChannel = { inbox: z.boolean(), push: z.boolean(), mail: z.boolean() }

const NotificationChoices = z
  .strictObject({
    language: z.enum(['en', 'es']).openapi({ description: 'Of messages.' }),
    quietHours: orNull(QuietHours),
    kinds: z.array(
      z.strictObject({
        notificationId: z.enum(notificationIds),
        channels: z.array(z.enum(channels)).openapi({ description: 'Those that it has.' }),
        always: z
          .array(z.enum(channels))
          .openapi({ description: 'Those of its channels that cannot be turned off.' }),
        ...byChannel,
      }),
    ),
  })
  .openapi('NotificationChoices')

const SentMessage = z
  .strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    channel: z.enum(channels),
    title: z.string().openapi({ description: 'Or the name of its kind, in your language.' }),
    outcome: z.enum(sentOutcomes).openapi({
      description:
        'Retrying: it failed and is tried again. Failed: given up. Held: you had turned it off. ' +
        'Returned: not sent, see mailBlock of the profile.',
    }),
  })
  .openapi('SentMessage')

export const notificationChoices = operations('Account', {
  getNotificationChoices: {
    access: 'contact',
    method: 'get',
    path: '/notification-choices',
    summary: 'Get how each kind of notification reaches you',
    responses: { 200: json(NotificationChoices, 'In the order of the settings.') },
  },

  setNotificationChoices: {
    access: 'contact',
    method: 'put',
    path: '/notification-choices',
    summary: 'Choose how notifications reach you',
    request: jsonBody(
      z
        .strictObject({
          language: z.enum(['en', 'es']),
          quietHours: orNull(QuietHours),
          kinds: z
            .array(z.strictObject({ notificationId: z.enum(notificationIds), ...byChannel }))
            .max(notificationIds.length)
            .openapi({ description: 'Kinds that are left out do not change.' }),
        })
        .openapi('NotificationChange'),
    ),
    responses: {
      200: json(Success, 'It holds at once, also for what waits to be sent.'),
      400: problem('NotificationChoices.QuietSame: quiet hours end when they begin.'),
    },
  },

  listSent: {
    access: 'contact',
    method: 'get',
    path: '/sent-messages',
    summary: 'List what the city sent to you in the last 30 days, newest first',
    request: {
      headers: LanguageHeader,
      query: z.object({
        before: z
          .string()
          .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}(\.(inbox|push))?$/)
          .optional()
          .openapi({ description: '`next` of the previous page.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(SentMessage).max(sentPageSize),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
        }),
        'At most 25.',
      ),
    },
  },
})
