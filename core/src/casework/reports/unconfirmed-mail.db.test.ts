import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requestPasswordReset, resendVerification, signUp } from '../../people/identity/index.ts'
import { noteDevice } from '../../people/identity/password-limits.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { notify } from '../messages/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { darkLampsIn } from './reports.fixture.ts'
import { followReport } from './index.ts'

const { database, contextOf, mailTo, person } = peopleIn(await testDatabase('demo'))
const sendReport = await darkLampsIn(database)
const client = { app: 'resident', ipAddress: null, userAgent: null, place: null } as const

let email = ''
let count = 0
beforeEach(() => {
  email = `stranger-${++count}@example.test`
})

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const report = (guestEmail: string, at = now) => sendReport(contextOf(anonymous, at), guestEmail)

const limited = 'limited: Auth.TooManyAttempts'

describe('an address gets four unconfirmed emails an hour', () => {
  it('however many guests report with it; every report is stored, and says where its link is', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => report(email)))
    expect(await mailTo(email)).toHaveLength(4)
    const shown = taken.filter(({ statusPath }) => statusPath !== null)
    expect(shown).toHaveLength(8)
    for (const { id, statusPath } of shown)
      expect(statusPath).toBe(`/request_status/${id}?as=sender&signature=ours`)
    const [kept] = await database.read((builder) =>
      builder
        .select({ count: sql<number>`count(*)::int` })
        .from(requests)
        .where(eq(requests.guestEmail, email)),
    )
    expect(kept?.count).toBe(12)
  })

  it('of all kinds together', async () => {
    await person({ email, isVerified: false })
    const guest = contextOf(anonymous)
    const { id } = await report(`neighbor-of-${email}`)
    await report(email)
    await requestPasswordReset(guest, email.toUpperCase(), null)
    await resendVerification(guest, email)
    await followReport(guest, { id, guestEmail: email })
    await expect(resendVerification(guest, email)).rejects.toThrow(limited)
    await expect(followReport(guest, { id, guestEmail: email })).rejects.toThrow(limited)
    expect((await report(email)).statusPath).not.toBeNull()
    // The follow counts, but emails only on a notification.
    expect(await mailTo(email)).toHaveLength(3)
  })

  it('and a new account with it waits for the next one', async () => {
    for (let i = 0; i < 5; i++) await report(email)
    const account = { email, password: 'A quiet harbour 7!', client }
    await expect(signUp(contextOf(anonymous), account)).rejects.toThrow(limited)
  })

  it('and again four an hour later', async () => {
    for (let i = 0; i < 6; i++) await report(email)
    expect((await report(email, minutesLater(61))).statusPath).toBeNull()
    expect(await mailTo(email)).toHaveLength(5)
  })
})

describe('once others have used up an address’s emails', () => {
  const ask = (device: string | null = null, at = now) =>
    requestPasswordReset(contextOf(anonymous, at), email, device)
  const resets = async () =>
    (await mailTo(email)).filter(({ kind }) => kind === 'reset-password').length

  it('its owner still gets a link for a new password: a fifth email is reserved', async () => {
    await person({ email })
    for (let i = 0; i < 6; i++) await report(email)
    await ask()
    expect(await resets()).toBe(1)
    expect(await mailTo(email)).toHaveLength(5)
    // The link in the owner's mailbox works for an hour.
    await expect(ask()).rejects.toThrow(limited)
    await ask(null, minutesLater(61))
    expect(await resets()).toBe(2)
  })

  it('also if those were for new passwords: the owner’s device has its own limit', async () => {
    const { userId } = await person({ email })
    const device = `a device of ${userId}`
    await database.write((builder) => [noteDevice(builder, userId, device, now)])
    for (let i = 0; i < 5; i++) await ask('a device of a stranger’s')
    await expect(ask('a device of a stranger’s')).rejects.toThrow(limited)
    for (let i = 0; i < 5; i++) await ask(device)
    expect(await resets()).toBe(10)
    await expect(ask(device)).rejects.toThrow(limited)
  })

  it('an address without an account gets the same reply', async () => {
    for (let i = 0; i < 5; i++) await ask()
    await expect(ask()).rejects.toThrow(limited)
    expect(await mailTo(email)).toEqual([])
  })
})

describe('the limit does not touch', () => {
  it('notifications that staff cause', async () => {
    const staff = contextOf(await person({ isAdmin: true }))
    const taken = []
    for (let i = 0; i < 6; i++) taken.push(await report(email))
    const values = { en: { status: 'Scheduled' }, es: { status: 'Programada' } }
    for (const { id } of taken)
      await staff.database.write((builder) => [
        ...notify(staff, builder, { kind: 'status', requestId: id, values }),
      ])
    expect(await mailTo(email)).toHaveLength(4 + 6)
  })

  it('another address', async () => {
    for (let i = 0; i < 6; i++) await report(email)
    expect((await report(`another-${email}`)).statusPath).toBeNull()
  })
})
