import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { minutesLater, refusalOf } from '../identity/accounts.fixture.ts'
import { endOtherSessions, standing } from '../identity/index.ts'
import { addTotp, beginTotp, getTotpSetup } from './add-totp.ts'
import { box, staffIn } from './staff.fixture.ts'
import { totpCode, totpStepAt } from './totp.ts'
import { enterRecoveryCode, enterTotpCode, getSecondStep, listSecondFactors } from './index.ts'

const staff = staffIn(await testDatabase())
const { actorAt, clerk, contextOf, database, factorsOf, logIn, mailsOf, setFlag, withTotp } = staff

/** A clerk with an app, and a login that waits for its code, an hour later. */
async function waiting() {
  const { email, userId } = await clerk()
  const first = await logIn(email)
  const { code, recoveryCodes, secret } = await withTotp(first.actor)
  const at = minutesLater(60)
  const { actor, session } = await logIn(email, at)
  return { actor, at, code, email, recoveryCodes: recoveryCodes ?? [], secret, session, userId }
}

const codeAt = (secret: string, at: Date, by = 0) => totpCode(secret, totpStepAt(at) + by)
const stranger = (code: string) => ({ code, device: null })

describe('a login with an authenticator app', () => {
  it('waits for the code, and is complete after it, with another secret in the cookie', async () => {
    const { actor, at, secret, session, userId } = await waiting()
    expect(actor).toMatchObject({ kind: 'pending', step: 'verify', user: { userId } })
    expect(await getSecondStep(contextOf(actor, at))).toEqual({
      step: 'verify',
      hasTotp: true,
      hasPasskey: false,
    })
    const opened = await enterTotpCode(contextOf(actor, at), box, stranger(codeAt(secret, at)))
    expect(opened.actor).toMatchObject({ kind: 'user', userId, isAdmin: true })
    expect(await actorAt(session.token, at)).toBeNull()
    expect(await actorAt(opened.session.token, at)).toMatchObject({ kind: 'user', userId })
  })

  it('takes a code once, also of two requests at the same time', async () => {
    const { actor, at, email, secret } = await waiting()
    const code = codeAt(secret, at)
    const other = await logIn(email, at)
    const answers = await Promise.all(
      [actor, other.actor].map((each) =>
        refusalOf(enterTotpCode(contextOf(each, at), box, stranger(code))),
      ),
    )
    expect(answers).toContain(null)
    expect(answers).toContain('SecondFactor.WrongCode')
    const third = await logIn(email, at)
    for (const by of [-1, 0])
      expect(
        await refusalOf(
          enterTotpCode(contextOf(third.actor, at), box, stranger(codeAt(secret, at, by))),
        ),
      ).toBe('SecondFactor.WrongCode')
  })

  it('does not take the code with which the app was added', async () => {
    const { email } = await clerk()
    const { code } = await withTotp((await logIn(email)).actor)
    const { actor } = await logIn(email)
    expect(await refusalOf(enterTotpCode(contextOf(actor), box, stranger(code)))).toBe(
      'SecondFactor.WrongCode',
    )
  })

  it('is blocked after five wrong codes, even for the right one, and open ten minutes later', async () => {
    const { actor, at, secret } = await waiting()
    const guess = (when: Date, code: string) =>
      refusalOf(enterTotpCode(contextOf(actor, when), box, stranger(code)))
    for (let count = 0; count < 5; count += 1)
      expect(await guess(at, '000000')).toBe('SecondFactor.WrongCode')
    expect(await guess(at, codeAt(secret, at))).toBe('Auth.TooManyAttempts')
    const later = minutesLater(71)
    expect(await guess(later, codeAt(secret, later))).toBeNull()
  })

  it('is not blocked by a stranger’s guesses on a device that logged in completely before', async () => {
    const { actor, at, email, secret } = await waiting()
    const device = 'a-device-of-the-owner-with-32-letters'
    await enterTotpCode(contextOf(actor, at), box, { code: codeAt(secret, at), device })
    const later = minutesLater(120)
    const thief = await logIn(email, later)
    for (let count = 0; count < 6; count += 1)
      await refusalOf(enterTotpCode(contextOf(thief.actor, later), box, stranger('000000')))
    const own = await logIn(email, later)
    const code = codeAt(secret, later)
    expect(await refusalOf(enterTotpCode(contextOf(own.actor, later), box, { code, device }))).toBe(
      null,
    )
  })

  it('costs two round trips', async () => {
    const { actor, at, secret } = await waiting()
    const context = contextOf(actor, at)
    const before = context.database.usage.trips
    await enterTotpCode(context, box, stranger(codeAt(secret, at)))
    expect(context.database.usage.trips - before).toBe(2)
  })

  it('asks other open sessions for the code too', async () => {
    const { email, userId } = await clerk()
    const [here, elsewhere] = [await logIn(email), await logIn(email)]
    const added = await withTotp(here.actor)
    expect(await actorAt(elsewhere.session.token)).toMatchObject({ kind: 'pending' })
    expect(await actorAt(added.session.token)).toMatchObject({ kind: 'user', userId })
  })

  it('refuses a sealed copy from before the factor was added', async () => {
    const { email } = await clerk()
    const [here, elsewhere] = [await logIn(email), await logIn(email)]
    await withTotp(here.actor)
    const context = contextOf(elsewhere.actor)
    if (elsewhere.actor.kind !== 'user') throw new Error('not complete')
    context.database.guard(standing(elsewhere.actor, context.clock))
    expect(await refusalOf(endOtherSessions(context))).toBe('Auth.SignInRequired')
    expect(context.database.guarded.hasRefused).toBe(true)
  })
})

describe('an authenticator app', () => {
  it('is stored without its secret, with codes, a mail and an entry that shows none of it', async () => {
    const { at, email, recoveryCodes, secret, userId } = await waiting()
    const [factor] = await factorsOf(userId)
    const stored = JSON.stringify(await database.rows('select * from recovery_codes'))
    expect(JSON.stringify(factor)).not.toContain(secret)
    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(await mailsOf(email, 'second-factor-added')).toHaveLength(1)
    const log = JSON.stringify([
      ...(await database.rows('select * from audit_log')),
      ...(await database.rows('select * from outbox')),
    ])
    expect(log).toContain('addTotp')
    expect(log).not.toContain(secret)
    expect(log).not.toContain(recoveryCodes[0])
    expect(at).toBeInstanceOf(Date)
  })

  it('is added only with its own code, within 15 minutes, in the session that began', async () => {
    const { email } = await clerk()
    const [here, elsewhere] = [await logIn(email), await logIn(email)]
    await beginTotp(contextOf(here.actor), box)
    const setup = await getTotpSetup(contextOf(here.actor), box)
    expect(await getTotpSetup(contextOf(elsewhere.actor), box)).toBeNull()
    const given = { name: 'Phone', device: null }
    const add = (actor: typeof here.actor, code: string, at = staff.now) =>
      refusalOf(addTotp(contextOf(actor, at), box, { ...given, code }))
    const right = codeAt(setup?.secret ?? '', staff.now)
    expect(await add(here.actor, '000000')).toBe('SecondFactor.WrongCode')
    expect(await add(elsewhere.actor, right)).toBe('SecondFactor.Expired')
    expect(await add(here.actor, right, minutesLater(16))).toBe('Auth.ConfirmationRequired')
    expect(await add(here.actor, right)).toBeNull()
    expect(await add(here.actor, right)).toBe('SecondFactor.Expired')
  })

  it('is not added in a session that logged in more than 15 minutes ago', async () => {
    const { email } = await clerk()
    const { actor } = await logIn(email)
    expect(await refusalOf(beginTotp(contextOf(actor, minutesLater(16)), box))).toBe(
      'Auth.ConfirmationRequired',
    )
  })
})

describe('a recovery code', () => {
  it('finishes a login once, and its owner gets a mail with how many are left', async () => {
    const { actor, at, email, recoveryCodes, userId } = await waiting()
    const [code = ''] = recoveryCodes
    const typed = stranger(code.toLowerCase().replaceAll('-', ' '))
    const opened = await enterRecoveryCode(contextOf(actor, at), typed)
    expect(opened.actor).toMatchObject({ kind: 'user', userId })
    expect(await mailsOf(email, 'recovery-code-used')).toMatchObject([{ values: { count: '9' } }])
    const again = await logIn(email, at)
    expect(await refusalOf(enterRecoveryCode(contextOf(again.actor, at), typed))).toBe(
      'SecondFactor.WrongCode',
    )
  })

  it('of another person finishes no login', async () => {
    const [own, other] = [await waiting(), await waiting()]
    const code = stranger(other.recoveryCodes[0] ?? '')
    expect(await refusalOf(enterRecoveryCode(contextOf(own.actor, own.at), code))).toBe(
      'SecondFactor.WrongCode',
    )
  })

  it('counts as a guess like other codes', async () => {
    const { actor, at, recoveryCodes } = await waiting()
    for (let count = 0; count < 5; count += 1)
      await refusalOf(enterRecoveryCode(contextOf(actor, at), stranger('AAAA-AAAA-AAAA-AAAA')))
    expect(
      await refusalOf(enterRecoveryCode(contextOf(actor, at), stranger(recoveryCodes[0] ?? ''))),
    ).toBe('Auth.TooManyAttempts')
  })
})

describe('staff who need a second factor', () => {
  it('may only set one up, and then do everything', async () => {
    const { email, userId } = await clerk()
    await setFlag(userId, true)
    const { actor } = await logIn(email)
    expect(actor).toMatchObject({ kind: 'pending', step: 'enroll' })
    const listed = await listSecondFactors(contextOf(actor))
    expect(listed).toMatchObject({ factors: [], isRequired: true, canChange: true })
    const { session } = await withTotp(actor)
    expect(await actorAt(session.token)).toMatchObject({ kind: 'user', userId })
  })

  it('are asked in sessions that are already open', async () => {
    const { email, userId } = await clerk()
    const { session } = await logIn(email)
    expect(await actorAt(session.token)).toMatchObject({ kind: 'user' })
    await setFlag(userId, true)
    expect(await actorAt(session.token)).toMatchObject({ kind: 'pending', step: 'enroll' })
  })

  it('need none in the resident app, where they cannot work as staff', async () => {
    const { email, userId } = await clerk()
    await setFlag(userId, true)
    const { actor } = await staff.enter(email, 'Right-7-horse')
    expect(actor).toMatchObject({ kind: 'user', app: 'resident', isAdmin: true })
    for (const work of [listSecondFactors, getSecondStep])
      expect(await refusalOf(work(contextOf(actor)))).not.toBeNull()
  })
})
