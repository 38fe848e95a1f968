import { z } from '@hono/zod-openapi'
import { blockReasons } from '@portal/core/mail/rules'

export const MailBlock = z
  .strictObject({ reason: z.enum(blockReasons), at: z.iso.datetime() })
  .openapi('MailBlock')
