import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { verifyEmail } from '../../accounts/account/index.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { users } from '../users/users.sql.ts'
import { accountsIn, firstPassword, minutesLater, refusalOf } from './accounts.fixture.ts'
import { changeEmail } from './own-account.ts'
import { requireProven, resendVerification, secondsToResend } from './resend-verification.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from './reset-password.ts'

const {
  account,
  codeTo,
  contextOf,
  database,
  enter,
  eventsOf,
  canLogIn,
  mailsOf,
  isSessionOpen,
  stranger,
  userOf,
} = accountsIn(await testDatabase())

const expired = { kind: 'invalid', code: 'Auth.LinkExpired' }
const another = 'Other-8-horse'
const reset = (oobCode: string, password = another, at?: Date) =>
  resetPassword(stranger(at), { oobCode, password })
const deleted = (userId: string) =>
  database.write((builder) => [
    builder
      .update(users)
      .set({ deletedAt: minutesLater(0) })
      .where(eq(users.id, userId)),
  ])
const isProven = async (userId: string) => (await userOf(userId)).emailVerifiedAt !== null

describe('the verification link', () => {
  it('verifies it without a login, and a second time is no error', async () => {
    const { email, userId } = await account()
    expect(await isProven(userId)).toBe(false)
    const code = await codeTo(email, 'verify-email')
    await verifyEmail(stranger(), code)
    expect(await isProven(userId)).toBe(true)
    await verifyEmail(stranger(), code)
    expect((await eventsOf(userId)).filter(({ name }) => name === 'EmailVerified')).toHaveLength(1)
    expect(await mailsOf(email, 'email-changed')).toEqual([])
  })

  it.each([
    [24 * 60 - 1, true],
    [24 * 60, false],
  ])('works for a day: %d minutes after it was mailed: %s', async (minutes, works) => {
    const { email, userId } = await account()
    const code = await codeTo(email, 'verify-email')
    const refusal = await refusalOf(verifyEmail(stranger(minutesLater(minutes)), code))
    expect(refusal).toBe(works ? null : expired.code)
    expect(await isProven(userId)).toBe(works)
  })

  it('verifies only the address it was sent to', async () => {
    const { email, userId } = await account()
    const code = await codeTo(email, 'verify-email')
    await database.write((builder) => [
      builder
        .update(users)
        .set({ email: `new-${email}` })
        .where(eq(users.id, userId)),
    ])
    await expect(verifyEmail(stranger(), code)).rejects.toMatchObject(expired)
    expect(await isProven(userId)).toBe(false)
  })

  it('proves nothing of an account that is gone, and nothing when it is none of ours', async () => {
    const { email, userId } = await account()
    await deleted(userId)
    const code = await codeTo(email, 'verify-email')
    for (const each of [code, '', 'x'.repeat(43)])
      await expect(verifyEmail(stranger(), each)).rejects.toMatchObject(expired)
  })

  it('is resent after a minute, only to an unverified address', async () => {
    const { actor, email } = await account()
    expect(await secondsToResend(contextOf(actor))).toBe(0)
    await resendVerification(stranger(), ` ${email.toUpperCase()} `)
    expect(await mailsOf(email, 'verify-email')).toHaveLength(2)
    expect(await secondsToResend(contextOf(actor))).toBe(60)
    expect(await secondsToResend(contextOf(actor, minutesLater(0.5)))).toBe(30)
    await expect(resendVerification(stranger(), email)).rejects.toMatchObject({ kind: 'limited' })
    expect(await secondsToResend(contextOf(actor, minutesLater(1.1)))).toBe(0)
    await verifyEmail(stranger(), await codeTo(email, 'verify-email'))
    await resendVerification(stranger(minutesLater(2)), email)
    expect(await mailsOf(email, 'verify-email')).toHaveLength(2)
  })

  it('is what an app checks: a verified user continues', async () => {
    const { actor, email } = await account()
    await expect(requireProven(contextOf(actor))).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'Auth.VerificationRequired',
    })
    await verifyEmail(stranger(), await codeTo(email, 'verify-email'))
    await requireProven(contextOf(actor))
  })
})

describe('the link that moves an account to another address', () => {
  async function moving() {
    const own = await account()
    const to = `new-${own.email}`
    await changeEmail(contextOf(own.actor), to)
    return { ...own, to, code: await codeTo(to, 'change-email') }
  }

  it('moves the account, verifies the new address, notifies the old one, and is recorded', async () => {
    const { code, email, to, userId } = await moving()
    expect((await userOf(userId)).email).toBe(email)
    await verifyEmail(stranger(), code)
    expect(await userOf(userId)).toMatchObject({ email: to, emailVerifiedAt: expect.any(Date) })
    expect(await mailsOf(email, 'email-changed')).toHaveLength(1)
    expect(await mailsOf(to, 'email-changed')).toEqual([])
    const log = await database.read((builder) =>
      builder.select().from(auditLog).where(eq(auditLog.entityId, userId)),
    )
    expect(log).toMatchObject([{ operation: 'changeEmail' }])
    expect(await canLogIn(to, firstPassword)).toBe(true)
    expect(await canLogIn(email, firstPassword)).toBe(false)
  })

  it('ends when a later one is requested', async () => {
    const { actor, code, email, userId } = await moving()
    await changeEmail(contextOf(actor), `later-${email}`)
    await expect(verifyEmail(stranger(), code)).rejects.toMatchObject(expired)
    expect((await userOf(userId)).email).toBe(email)
    await verifyEmail(stranger(), await codeTo(`later-${email}`, 'change-email'))
    expect((await userOf(userId)).email).toBe(`later-${email}`)
  })

  it('once opened does not move it back there later', async () => {
    const { code, email, to, userId } = await moving()
    await verifyEmail(stranger(), code)
    await database.write((builder) => [
      builder.update(users).set({ email }).where(eq(users.id, userId)),
    ])
    await expect(verifyEmail(stranger(), code)).rejects.toMatchObject(expired)
    expect((await userOf(userId)).email).not.toBe(to)
  })

  it('moves nothing where another account has taken the address meanwhile', async () => {
    const { code, email, to, userId } = await moving()
    const other = await account()
    await database.write((builder) => [
      builder.update(users).set({ email: to }).where(eq(users.id, other.userId)),
    ])
    await expect(verifyEmail(stranger(), code)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Auth.EmailAlreadyInUse',
    })
    expect((await userOf(userId)).email).toBe(email)
  })

  it('is not mailed to an address that an account has', async () => {
    const [own, other] = [await account(), await account()]
    await expect(changeEmail(contextOf(own.actor), other.email)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Auth.EmailAlreadyInUse',
    })
    expect(await mailsOf(other.email, 'change-email')).toEqual([])
  })

  it.each([
    [15, true],
    [15.1, false],
  ])('is mailed %d minutes after the password was given: %s', async (minutes, isMailed) => {
    const { actor, email } = await account()
    const refusal = await refusalOf(
      changeEmail(contextOf(actor, minutesLater(minutes)), `new-${email}`),
    )
    expect(refusal).toBe(isMailed ? null : 'Auth.ConfirmationRequired')
    expect(await mailsOf(`new-${email}`, 'change-email')).toHaveLength(isMailed ? 1 : 0)
  })
})

describe('the link to a new password', () => {
  async function asked() {
    const own = await account()
    await requestPasswordReset(stranger(), own.email, null)
    return { ...own, code: await codeTo(own.email, 'reset-password') }
  }

  it('says whose it is, sets the password once, and ends every session', async () => {
    const { code, email, token, userId } = await asked()
    const elsewhere = await enter(email, firstPassword)
    expect(await checkPasswordReset(stranger(), code)).toBe(email)
    await reset(code)
    expect(await isSessionOpen(token)).toBe(false)
    expect(await isSessionOpen(elsewhere.session.token)).toBe(false)
    expect(await canLogIn(email, another)).toBe(true)
    expect(await canLogIn(email, firstPassword)).toBe(false)
    await expect(reset(code, 'Third-9-horse')).rejects.toMatchObject(expired)
    await expect(checkPasswordReset(stranger(), code)).rejects.toMatchObject(expired)
    expect(await canLogIn(email, another)).toBe(true)
    expect(await mailsOf(email, 'password-changed')).toHaveLength(1)
    expect((await eventsOf(userId)).map(({ name }) => name)).toContain('PasswordChanged')
    const log = await database.read((builder) =>
      builder.select().from(auditLog).where(eq(auditLog.entityId, userId)),
    )
    expect(log).toMatchObject([{ operation: 'resetPassword' }])
  })

  it('proves the address, since its mail was read; an older proof keeps its time', async () => {
    const { code, userId } = await asked()
    await reset(code)
    expect((await userOf(userId)).emailVerifiedAt).toEqual(minutesLater(0))
    const older = await asked()
    await verifyEmail(stranger(), await codeTo(older.email, 'verify-email'))
    await reset(older.code, another, minutesLater(5))
    expect((await userOf(older.userId)).emailVerifiedAt).toEqual(minutesLater(0))
  })

  it('ends every other one that is under way', async () => {
    const { code, email } = await asked()
    await requestPasswordReset(stranger(), email, null)
    await reset(await codeTo(email, 'reset-password'))
    await expect(reset(code, 'Third-9-horse')).rejects.toMatchObject(expired)
  })

  it('works for one of two who open it concurrently', async () => {
    const { code } = await asked()
    const answers = await Promise.allSettled([reset(code), reset(code, 'Third-9-horse')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    [59, true],
    [60, false],
  ])('works for an hour: after %d minutes: %s', async (minutes, works) => {
    const { code, email } = await asked()
    const at = minutesLater(minutes)
    const refusal = works ? null : expired.code
    expect(await refusalOf(checkPasswordReset(stranger(at), code))).toBe(refusal)
    expect(await refusalOf(reset(code, another, at))).toBe(refusal)
    expect(await canLogIn(email, another)).toBe(works)
  })

  it('ends where the account has moved to another address', async () => {
    const { code, email, userId } = await asked()
    await database.write((builder) => [
      builder
        .update(users)
        .set({ email: `new-${email}` })
        .where(eq(users.id, userId)),
    ])
    await expect(checkPasswordReset(stranger(), code)).rejects.toMatchObject(expired)
    await expect(reset(code)).rejects.toMatchObject(expired)
    expect(await canLogIn(`new-${email}`, firstPassword)).toBe(true)
  })

  it('verifies no address, nor the other way round', async () => {
    const { code, email, userId } = await asked()
    await expect(reset(await codeTo(email, 'verify-email'))).rejects.toMatchObject(expired)
    await expect(verifyEmail(stranger(), code)).rejects.toMatchObject(expired)
    expect(await isProven(userId)).toBe(false)
  })

  it('is mailed neither to an address without account nor to one whose account is gone', async () => {
    const { email, userId } = await account()
    await deleted(userId)
    for (const address of [email, 'unknown@home.example']) {
      await requestPasswordReset(stranger(), address, null)
      expect(await mailsOf(address, 'reset-password')).toEqual([])
    }
  })

  it.each([
    ['Short-7', 'Auth.PasswordRequirementsNotMet'],
    ['Password1!', 'Auth.PasswordTooCommon'],
  ])('refuses a password that is not allowed (%s), and stays valid', async (password, code) => {
    const { code: link, email } = await asked()
    await expect(reset(link, password)).rejects.toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'password', code }],
    })
    await reset(link)
    expect(await canLogIn(email, another)).toBe(true)
  })
})
