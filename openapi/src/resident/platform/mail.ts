import { z } from '@hono/zod-openapi'
import { blockReasons } from '@portal/core/mail/rules'
import { operations, problem } from '../../contract.ts'

const MailEvent = z
  .strictObject({
    kind: z
      .enum(blockReasons)
      .openapi({ description: '`bounced`: for good; others are not reported.' }),
    email: z.string().max(320),
    detail: z.string().max(2000).openapi({ description: 'What the other mail server said.' }),
  })
  .openapi('MailEvent')

export const mail = operations('Mail', {
  receiveMailEvents: {
    access: 'anyone',
    crossSite: true,
    weight: 'light',
    bodyLimit: 1_000_000,
    method: 'post',
    path: '/mail/events',
    summary: 'Webhook: mails bounced, or readers complained about them',
    description:
      'For the city’s mail service. It takes our own form, Postmark’s webhooks, and Amazon SES through SNS. ' +
      'Newsletters no longer go to these addresses.',
    request: {
      headers: z.object({
        authorization: z.string().max(500).optional().openapi({
          description: '`Basic`, with any name and the city’s MAIL_EVENTS_TOKEN as the password.',
        }),
      }),
      body: {
        content: {
          'application/json': {
            schema: z
              .looseObject({ events: z.array(MailEvent).max(1000).optional() })
              .openapi({ description: 'Reports of other kinds are accepted and change nothing.' }),
          },
          // Amazon SNS calls its JSON so.
          'text/plain': { schema: z.string() },
        },
        required: true,
      },
    },
    responses: {
      204: { description: 'Noted.' },
      401: problem('MailTrouble.EventsUnsigned: not the password, or the city has none.'),
    },
  },
})
