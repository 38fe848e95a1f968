import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { getCurrentUser } from '../profiles/current-user.ts'
import { credentials, sessions, users } from '../users/users.sql.ts'
import { accountsIn, browser, firstPassword, minutesLater } from './accounts.fixture.ts'
import {
  changePassword,
  confirmIdentity,
  recordSession,
  signOut,
  signOutEverywhere,
} from './own-account.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { confirmByProvider, listSignInMeans } from './sign-in-means.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

const {
  account,
  codeTo,
  contextOf,
  database,
  enter,
  eventsOf,
  canLogIn,
  mailsOf,
  sessionOf,
  isSessionOpen,
  stranger,
} = accountsIn(await testDatabase())

const another = 'Other-8-horse'
const wrong = { kind: 'invalid', code: 'Auth.WrongPassword' }
const audited = async (userId: string) => {
  const rows = await database.read((builder) =>
    builder.select().from(auditLog).where(eq(auditLog.entityId, userId)),
  )
  return rows.map(({ operation }) => operation)
}

describe('confirming an identity', () => {
  it('by the password counts from that moment, for the session that asked alone', async () => {
    const own = await account()
    const elsewhere = await enter(own.email, firstPassword)
    const later = contextOf(own.actor, minutesLater(60))
    await confirmIdentity(later, { password: firstPassword })
    expect(await sessionOf(own.actor)).toMatchObject({ confirmedAt: minutesLater(60) })
    expect(await sessionOf(elsewhere.actor)).toMatchObject({ confirmedAt: minutesLater(0) })
  })

  it('by a wrong password does nothing, and is limited', async () => {
    const { actor } = await account()
    const tryWrong = () => confirmIdentity(contextOf(actor), { password: another }).catch(String)
    expect(await tryWrong()).toContain('Auth.WrongPassword')
    const answers = []
    for (let i = 0; i < 20; i += 1) answers.push(await tryWrong())
    expect(answers.at(-1)).toContain('Auth.TooManyAttempts')
    // While the limit blocks, the right password is refused too.
    await expect(
      confirmIdentity(contextOf(actor), { password: firstPassword }),
    ).rejects.toMatchObject({ kind: 'limited' })
    expect(await sessionOf(actor)).toMatchObject({ confirmedAt: minutesLater(0) })
  })

  it('by the right password resets the limit', async () => {
    const { actor } = await account()
    for (let i = 0; i < 12; i += 1) {
      await expect(confirmIdentity(contextOf(actor), { password: another })).rejects.toMatchObject(
        wrong,
      )
      await confirmIdentity(contextOf(actor), { password: firstPassword })
    }
  })

  it('is not possible by password for a user without one', async () => {
    const { actor } = await account()
    await database.write((builder) => [
      builder.delete(credentials).where(eq(credentials.userId, actor.userId)),
    ])
    await expect(
      confirmIdentity(contextOf(actor), { password: firstPassword }),
    ).rejects.toMatchObject(wrong)
  })

  it('requires a login', async () => {
    await expect(
      confirmIdentity(contextOf(anonymous), { password: firstPassword }),
    ).rejects.toMatchObject({ kind: 'unauthenticated' })
    const { actor } = await account()
    await database.write((builder) => [
      builder
        .update(users)
        .set({ deletedAt: minutesLater(0) })
        .where(eq(users.id, actor.userId)),
    ])
    await expect(
      confirmIdentity(contextOf(actor), { password: firstPassword }),
    ).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('changing one’s own password', () => {
  const change = (actor: Parameters<typeof contextOf>[0], currentPassword = firstPassword) =>
    changePassword(contextOf(actor), { currentPassword, newPassword: another, client: browser })

  it('ends every other session, gives this one a new secret, and notifies its owner', async () => {
    const own = await account()
    const elsewhere = await enter(own.email, firstPassword)
    const { session, actor } = await change(own.actor)
    expect(await isSessionOpen(own.token)).toBe(false)
    expect(await isSessionOpen(elsewhere.session.token)).toBe(false)
    expect(await isSessionOpen(session.token)).toBe(true)
    expect(actor).toMatchObject({ userId: own.userId, sessionId: session.id })
    expect(await canLogIn(own.email, another)).toBe(true)
    expect(await canLogIn(own.email, firstPassword)).toBe(false)
    expect(await mailsOf(own.email, 'password-changed')).toHaveLength(1)
    expect(await audited(own.userId)).toEqual(['changePassword'])
    expect((await eventsOf(own.userId)).map(({ name }) => name)).toContain('PasswordChanged')
  })

  it('ends the links to a new password that were mailed before', async () => {
    const own = await account()
    await requestPasswordReset(stranger(), own.email, null)
    const oobCode = await codeTo(own.email, 'reset-password')
    await change(own.actor)
    await expect(
      resetPassword(stranger(), { oobCode, password: 'Third-9-horse' }),
    ).rejects.toMatchObject({ code: 'Auth.LinkExpired' })
  })

  it('resets the limit', async () => {
    let { actor } = await account()
    let [current, next] = [firstPassword, another]
    for (let i = 0; i < 12; i += 1) {
      await expect(confirmIdentity(contextOf(actor), { password: next })).rejects.toMatchObject(
        wrong,
      )
      const changed = { currentPassword: current, newPassword: next, client: browser }
      actor = (await changePassword(contextOf(actor), changed)).actor
      ;[current, next] = [next, current]
    }
  })

  it('requires the current one, and changes nothing without it', async () => {
    const own = await account()
    await expect(change(own.actor, another)).rejects.toMatchObject(wrong)
    expect(await isSessionOpen(own.token)).toBe(true)
    expect(await canLogIn(own.email, firstPassword)).toBe(true)
  })

  it('refuses one that is not allowed, at its own field', async () => {
    const own = await account()
    const attempt = changePassword(contextOf(own.actor), {
      currentPassword: firstPassword,
      newPassword: 'Password1!',
      client: browser,
    })
    await expect(attempt).rejects.toMatchObject({
      problems: [{ field: 'newPassword', code: 'Auth.PasswordTooCommon' }],
    })
    expect(await isSessionOpen(own.token)).toBe(true)
  })
})

describe('signing out', () => {
  it('ends this session alone', async () => {
    const own = await account()
    const elsewhere = await enter(own.email, firstPassword)
    await signOut(contextOf(own.actor))
    expect(await isSessionOpen(own.token)).toBe(false)
    expect(await isSessionOpen(elsewhere.session.token)).toBe(true)
    // No error without a session.
    await signOut(contextOf(anonymous))
  })

  it('everywhere ends all of the person’s sessions, no others, and is recorded', async () => {
    const [own, other] = [await account(), await account()]
    const elsewhere = await enter(own.email, firstPassword)
    await signOutEverywhere(contextOf(own.actor))
    expect(await isSessionOpen(own.token)).toBe(false)
    expect(await isSessionOpen(elsewhere.session.token)).toBe(false)
    expect(await isSessionOpen(other.token)).toBe(true)
    expect(await audited(own.userId)).toEqual(['signOutEverywhere'])
  })
})

it('a use of the portal is in the history that staff see', async () => {
  const { actor, userId } = await account()
  await recordSession(contextOf(actor), {
    client: { ipAddress: '192.0.2.7', userAgent: 'Phone' },
    platform: 'ios',
    isLoggingIn: true,
  })
  expect((await eventsOf(userId)).find(({ name }) => name === 'UserSession')?.data).toEqual({
    ipAddress: '192.0.2.7',
    userAgent: 'Phone',
    platform: 'ios',
    isLoggingIn: true,
  })
})

describe('another provider’s confirmation', () => {
  const wordOf = (subject: string): VerifiedIdentity => ({
    provider: 'google',
    subject,
    email: null,
    isEmailVerified: true,
    firstName: '',
    lastName: '',
  })
  async function linked() {
    const own = await account()
    const subject = `google-${own.userId}`
    const times = { createdAt: minutesLater(0), updatedAt: minutesLater(0) }
    await database.write((builder) => [
      builder
        .insert(credentials)
        .values({ id: newId(), userId: own.userId, provider: 'google', subject, ...times }),
    ])
    return { ...own, subject }
  }

  it('is listed beside the password among the sign-in methods', async () => {
    const [plain, { actor }] = [await account(), await linked()]
    expect(await listSignInMeans(contextOf(plain.actor))).toEqual({ password: true, providers: [] })
    expect(await listSignInMeans(contextOf(actor))).toEqual({
      password: true,
      providers: ['google'],
    })
    await database.write((builder) => [
      builder.delete(credentials).where(eq(credentials.userId, plain.userId)),
    ])
    expect(await listSignInMeans(contextOf(plain.actor))).toEqual({
      password: false,
      providers: [],
    })
  })

  it('confirms the identity, only in the session that asked for it', async () => {
    const { actor, email, subject } = await linked()
    const elsewhere = await enter(email, firstPassword)
    await confirmByProvider(contextOf(actor, minutesLater(60)), wordOf(subject), {
      sessionId: actor.sessionId,
      isFresh: true,
    })
    expect(await sessionOf(actor)).toMatchObject({ confirmedAt: minutesLater(60) })
    expect(await sessionOf(elsewhere.actor)).toMatchObject({ confirmedAt: minutesLater(0) })
  })

  it('of another person, another session, or an old login confirms nothing', async () => {
    const [own, other] = [await linked(), await linked()]
    const elsewhere = await enter(own.email, firstPassword)
    const here = { sessionId: own.actor.sessionId, isFresh: true }
    for (const [word, confirmation, code] of [
      [wordOf(other.subject), here, 'Auth.OtherPerson'],
      [{ ...wordOf(own.subject), provider: 'apple' as const }, here, 'Auth.OtherPerson'],
      [
        wordOf(own.subject),
        { sessionId: elsewhere.actor.sessionId, isFresh: true },
        'Auth.OtherPerson',
      ],
      [wordOf(own.subject), { ...here, isFresh: false }, 'Auth.ConfirmationRequired'],
    ] as const)
      await expect(
        confirmByProvider(contextOf(own.actor, minutesLater(60)), word, confirmation),
      ).rejects.toMatchObject({ kind: 'forbidden', code })
    const rows = await database.read((builder) =>
      builder.select().from(sessions).where(eq(sessions.userId, own.userId)),
    )
    expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([minutesLater(0), minutesLater(0)])
  })
})

describe('the person who asks', () => {
  it('is returned, and no one else', async () => {
    const { actor, email, userId } = await account()
    await account()
    expect(JSON.parse(await getCurrentUser(contextOf(actor)))).toMatchObject({
      Id: userId,
      Email: email,
      Verified: false,
      Admin: false,
      selectedOrganization: 'personal',
      selectedOrganizationInfo: null,
    })
    await expect(getCurrentUser(stranger())).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('with a deleted account is not found', async () => {
    const { actor, userId } = await account()
    await database.write((builder) => [
      builder
        .update(users)
        .set({ deletedAt: minutesLater(0) })
        .where(eq(users.id, userId)),
    ])
    await expect(getCurrentUser(contextOf(actor))).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  })
})
