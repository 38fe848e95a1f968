import { sql } from 'drizzle-orm'
import { messages } from '../../casework/messages/messages.sql.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { broadcastErrors, type BroadcastTexts } from './rules.ts'

const announcement: MailKind = 'announcement'

/** To oneself alone, by every channel. @throws invalid for an empty title; forbidden. */
export async function testBroadcast(
  context: Context,
  { language, ...texts }: BroadcastTexts & { readonly language: Language },
): Promise<void> {
  const { userId } = requireStaff(context, 'testBroadcast')
  requireValid(broadcastErrors(texts))
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'message'>(now)
  const title = (language === 'es' ? texts.spanishTitle : texts.englishTitle).trim()
  const body = (language === 'es' ? texts.spanishBody : texts.englishBody).trim()
  context.onQueued?.()
  await context.database.write((builder) => [
    builder.insert(messages).values({
      id,
      userId,
      title: texts.englishTitle.trim(),
      titleEs: texts.spanishTitle.trim(),
      body: texts.englishBody.trim(),
      bodyEs: texts.spanishBody.trim(),
      createdAt: now,
    }),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${`${announcement}/${id}`}::text,
        json_build_object('kind', ${announcement}::text, 'to', u.email, 'language', ${language}::text,
          'isEvenIfOff', true, 'values', json_build_object('headline', ${title}::text, 'text', ${body}::text)),
        ${at}, ${at}
      from ${users} u where u.id = ${userId}`),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, ${id}::text || '/' || p.id,
        json_build_object('subscriptionId', p.id, 'kind', ${announcement}::text, 'isEvenIfOff', true, 'title', ${title}::text, 'body', ${body}::text, 'path', '/messages'),
        ${at}, ${at}
      from ${pushSubscriptions} p where p.user_id = ${userId} and p.app = 'resident'`),
  ])
}
