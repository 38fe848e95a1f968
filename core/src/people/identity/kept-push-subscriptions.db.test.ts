import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { now } from '../profiles/people.fixture.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import { accountsIn, browser, firstPassword } from './accounts.fixture.ts'
import { builtInProvider } from './built-in-provider.ts'
import { changePassword } from './own-account.ts'
import { resetPassword, requestPasswordReset } from './reset-password.ts'
import { signIn } from './sign-in.ts'

const { account, codeTo, contextOf, database, enter, stranger } = accountsIn(await testDatabase())

async function subscribed({ userId, sessionId }: UserActor): Promise<void> {
  await database.write((builder) => [
    builder.insert(pushSubscriptions).values({
      id: newId(now),
      userId,
      sessionId,
      endpoint: `https://push.example.test/${sessionId}`,
      p256dh: 'x',
      auth: 'x',
      language: 'en',
      createdAt: now,
    }),
  ])
}
const pushedTo = async (userId: string) => {
  const rows = await database.read((builder) =>
    builder.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  )
  return rows.map(({ endpoint, sessionId }) => [endpoint.split('/').at(-1), sessionId])
}

it('a person who logs in again in the same browser still gets pushes there, another person does not', async () => {
  const ana = await account()
  await subscribed(ana.actor)
  const credentials = { email: ana.email, password: firstPassword, client: browser }
  const again = await signIn(stranger(), { ...credentials, replaces: ana.token }, builtInProvider)
  expect(await pushedTo(ana.userId)).toEqual([[ana.actor.sessionId, again.session.id]])
  const bo = await account()
  const other = { email: bo.email, password: firstPassword, client: browser }
  await signIn(stranger(), { ...other, replaces: again.session.token }, builtInProvider)
  expect(await pushedTo(ana.userId)).toEqual([])
  expect(await pushedTo(bo.userId)).toEqual([])
})

it('another password ends notices to all browsers but the one where it was changed', async () => {
  const { actor, email, userId } = await account()
  await subscribed(actor)
  const other = await enter(email, firstPassword)
  await subscribed(other.actor)
  const passwords = { currentPassword: firstPassword, newPassword: 'Other-8-horse' }
  const { session } = await changePassword(contextOf(actor), { ...passwords, client: browser })
  expect(await pushedTo(userId)).toEqual([[actor.sessionId, session.id]])
  await requestPasswordReset(stranger(), email, null)
  const oobCode = await codeTo(email, 'reset-password')
  await resetPassword(stranger(), { oobCode, password: 'Third-9-horse' })
  expect(await pushedTo(userId)).toEqual([])
})
