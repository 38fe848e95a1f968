import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { minutesLater, refusalOf } from '../identity/accounts.fixture.ts'
import { changePassword } from '../identity/index.ts'
import { staffApp, staffIn } from './staff.fixture.ts'
import {
  enterRecoveryCode,
  listSecondFactors,
  makeRecoveryCodes,
  removeSecondFactor,
  requireSecondFactors,
  resetSecondFactors,
} from './index.ts'

const staff = staffIn(await testDatabase())
const { actorAt, clerk, contextOf, entriesOf, factorsOf, logIn, mailsOf, setFlag, withTotp } = staff

/** Logged in completely, with an app. */
async function protectedClerk() {
  const { email, userId } = await clerk()
  const { actor, recoveryCodes, session } = await withTotp((await logIn(email)).actor)
  const [factor] = await factorsOf(userId)
  return { actor, email, userId, session, codes: recoveryCodes ?? [], id: factor?.id ?? '' }
}

describe('removing a second factor', () => {
  it('takes its recovery codes with it, writes to its owner, and leaves an entry', async () => {
    const { actor, email, id, session, userId } = await protectedClerk()
    await removeSecondFactor(contextOf(actor), id)
    expect(await factorsOf(userId)).toEqual([])
    expect(await listSecondFactors(contextOf(actor))).toMatchObject({ recoveryCodesLeft: 0 })
    expect(await mailsOf(email, 'second-factor-removed')).toMatchObject([
      { values: { name: 'Work phone' } },
    ])
    expect(await entriesOf(userId)).toContainEqual({
      operation: 'removeSecondFactor',
      actor: userId,
      details: {},
    })
    expect(await actorAt(session.token)).toMatchObject({ kind: 'user' })
    expect((await logIn(email)).actor.kind).toBe('user')
  })

  it('needs a login of the last 15 minutes', async () => {
    const { actor, id } = await protectedClerk()
    const late = contextOf(actor, minutesLater(16))
    expect(await refusalOf(removeSecondFactor(late, id))).toBe('Auth.ConfirmationRequired')
  })

  it('is refused for the last one while staff need one, also of two at the same time', async () => {
    const { actor, id, userId } = await protectedClerk()
    await setFlag(userId, true)
    expect(await refusalOf(removeSecondFactor(contextOf(actor), id))).toBe('SecondFactor.LastOne')
    await withTotp(actor)
    const ids = (await factorsOf(userId)).map((factor) => factor.id)
    const answers = await Promise.all(
      ids.map((each) => refusalOf(removeSecondFactor(contextOf(actor), each))),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers).toContain('SecondFactor.LastOne')
  })

  it('of another person is not found', async () => {
    const [own, other] = [await protectedClerk(), await protectedClerk()]
    expect(await refusalOf(removeSecondFactor(contextOf(own.actor), other.id))).toBe(
      'SecondFactor.NotFound',
    )
    expect(await factorsOf(other.userId)).toHaveLength(1)
  })
})

it('new recovery codes end the old ones', async () => {
  const { actor, codes, email } = await protectedClerk()
  const fresh = await makeRecoveryCodes(contextOf(actor))
  expect(fresh).toHaveLength(10)
  const at = minutesLater(1)
  const enter = async (code = '') =>
    refusalOf(
      enterRecoveryCode(contextOf((await logIn(email, at)).actor, at), { code, device: null }),
    )
  expect(await enter(codes[0])).toBe('SecondFactor.WrongCode')
  expect(await enter(fresh[0])).toBeNull()
  expect(await mailsOf(email, 'recovery-codes-made')).toHaveLength(1)
})

describe('an administrator who resets a colleague’s second factors', () => {
  it('ends their staff sessions, writes to them, and leaves an entry', async () => {
    const [ada, ben] = [await protectedClerk(), await protectedClerk()]
    await resetSecondFactors(contextOf(ada.actor), ben.userId)
    expect(await factorsOf(ben.userId)).toEqual([])
    expect(await actorAt(ben.session.token)).toBeNull()
    expect(await mailsOf(ben.email, 'second-factors-reset')).toHaveLength(1)
    expect(await entriesOf(ben.userId)).toContainEqual({
      operation: 'resetSecondFactors',
      actor: ada.userId,
      details: {},
    })
    expect((await logIn(ben.email)).actor.kind).toBe('user')
  })

  it('cannot reset their own, someone’s without any, or in an old session', async () => {
    const [ada, ben] = [await protectedClerk(), await clerk()]
    const reset = (id: string, at = staff.now) =>
      refusalOf(resetSecondFactors(contextOf(ada.actor, at), id))
    expect(await reset(ada.userId)).toBe('SecondFactor.OwnReset')
    expect(await reset(ben.userId)).toBe('SecondFactor.NotFound')
    expect(await reset(ben.userId, minutesLater(16))).toBe('Auth.ConfirmationRequired')
  })
})

it('a new password keeps this session complete', async () => {
  const { actor } = await protectedClerk()
  const opened = await changePassword(contextOf(actor), {
    currentPassword: 'Right-7-horse',
    newPassword: 'Other-8-horse',
    client: staffApp,
  })
  expect(await actorAt(opened.session.token)).toMatchObject({ kind: 'user' })
})

it('an administrator makes the second factor a must for all staff, and undoes it', async () => {
  const { actor } = await protectedClerk()
  const { email } = await clerk()
  await requireSecondFactors(contextOf(actor), true)
  expect((await logIn(email)).actor).toMatchObject({ kind: 'pending', step: 'enroll' })
  await requireSecondFactors(contextOf(actor), false)
  expect((await logIn(email)).actor.kind).toBe('user')
})
