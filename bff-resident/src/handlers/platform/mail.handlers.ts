import { type Handlers, isFromMailService, log } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import { readMailReport, receiveMailEvents } from '@portal/core/mail/events'
import type { mail } from '@portal/openapi/resident/platform/mail'

export const mailHandlers = {
  receiveMailEvents: async ({ headers, body }, context) => {
    const { requestId } = context
    if (!isFromMailService(context.state.env, headers.authorization)) {
      log('warn', 'mail report refused', { requestId })
      throw new DomainError('unauthenticated', 'MailTrouble.EventsUnsigned')
    }
    const report = readMailReport(body)
    if (report.kind === 'confirmation') {
      // Asked for once, when someone sets the webhook up at Amazon.
      const { status } = await fetch(report.url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      })
      log(status === 200 ? 'info' : 'warn', 'mail reports confirmed', { requestId, status })
    } else {
      await receiveMailEvents(context, report.events)
      if (report.events.length > 0)
        log('info', 'mail reported', { requestId, events: report.events.length })
    }
    return { status: 204, body: null }
  },
} satisfies Handlers<typeof mail>
