import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { minutesLater, refusalOf } from '../identity/accounts.fixture.ts'
import { newAuthenticator } from './authenticator.fixture.ts'
import { addPasskey, beginPasskey, beginPasskeyLogin, enterPasskey } from './passkeys.ts'
import { staffIn } from './staff.fixture.ts'

const { clerk, contextOf, factorsOf, logIn, now } = staffIn(await testDatabase())
const party = { id: 'staff.city.test', name: 'Elgin', origin: 'https://staff.city.test' }
const at = minutesLater(60)

/** A clerk with a passkey, and a login that waits for it. */
async function waiting() {
  const { email, userId } = await clerk()
  const first = await logIn(email)
  const authenticator = newAuthenticator(party)
  const { challenge } = await beginPasskey(contextOf(first.actor), party)
  const credential = authenticator.create({ challenge })
  const given = { credential, name: 'Laptop', device: null }
  const added = await addPasskey(contextOf(first.actor), party, given)
  const { actor } = await logIn(email, at)
  return { actor, added, authenticator, email, userId }
}

async function challengeFor(actor: Awaited<ReturnType<typeof logIn>>['actor'], when = at) {
  const { challenge } = await beginPasskeyLogin(contextOf(actor, when), party)
  return challenge
}

describe('a passkey', () => {
  it('finishes a login, and its counter may stay 0', async () => {
    const { actor, added, authenticator, email, userId } = await waiting()
    expect(added.recoveryCodes).toHaveLength(10)
    for (const each of [actor, (await logIn(email, at)).actor]) {
      const challenge = await challengeFor(each)
      const credential = authenticator.get({ challenge })
      const context = contextOf(each, at)
      const opened = await enterPasskey(context, party, { credential, device: null })
      expect(opened.actor).toMatchObject({ kind: 'user', userId })
    }
    expect(await factorsOf(userId)).toMatchObject([{ signCount: 0, lastUsedAt: at }])
  })

  it('is asked for with user verification, for the configured domain', async () => {
    const { actor, authenticator } = await waiting()
    const options = await beginPasskeyLogin(contextOf(actor, at), party)
    expect(options).toMatchObject({
      rpId: 'staff.city.test',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id }],
    })
    const { email } = await clerk()
    const { actor: other } = await logIn(email)
    expect(await beginPasskey(contextOf(other), party)).toMatchObject({
      rp: { id: 'staff.city.test', name: 'Elgin' },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
    })
  })

  it.each([
    ['without user verification', { isVerified: false }],
    ['of another site', { origin: 'https://staff.city.test.evil.example' }],
    ['of another domain', { rpId: 'city.test' }],
  ])('%s does not finish a login, and is not added', async (_name, wrong) => {
    const { actor, authenticator, email } = await waiting()
    const credential = authenticator.get({ challenge: await challengeFor(actor), ...wrong })
    const shown = { credential, device: null }
    expect(await refusalOf(enterPasskey(contextOf(actor, at), party, shown))).toBe(
      'SecondFactor.PasskeyRefused',
    )
    expect(email).not.toBe('')
    const other = await clerk()
    const login = await logIn(other.email)
    const { challenge } = await beginPasskey(contextOf(login.actor), party)
    const made = newAuthenticator(party).create({ challenge, ...wrong })
    const given = { credential: made, name: 'Key', device: null }
    expect(await refusalOf(addPasskey(contextOf(login.actor), party, given))).toBe(
      'SecondFactor.PasskeyRefused',
    )
    expect(await factorsOf(other.userId)).toEqual([])
  })

  it('of another person does not finish a login', async () => {
    const [own, other] = [await waiting(), await waiting()]
    const challenge = await challengeFor(own.actor)
    const credential = other.authenticator.get({ challenge })
    expect(
      await refusalOf(enterPasskey(contextOf(own.actor, at), party, { credential, device: null })),
    ).toBe('SecondFactor.PasskeyRefused')
  })

  it('cannot be added to two accounts', async () => {
    const { authenticator } = await waiting()
    const { email } = await clerk()
    const { actor } = await logIn(email)
    const { challenge } = await beginPasskey(contextOf(actor), party)
    const given = { credential: authenticator.create({ challenge }), name: 'Key', device: null }
    expect(await refusalOf(addPasskey(contextOf(actor), party, given))).toBe(
      'SecondFactor.PasskeyTaken',
    )
  })
})

describe('a challenge', () => {
  it('works once, also for two requests at the same time', async () => {
    const { actor, authenticator } = await waiting()
    const credential = authenticator.get({ challenge: await challengeFor(actor) })
    const answers = await Promise.all(
      [0, 1].map(() =>
        refusalOf(enterPasskey(contextOf(actor, at), party, { credential, device: null })),
      ),
    )
    expect(answers).toContain(null)
    expect(answers).toContain('SecondFactor.Expired')
  })

  it('belongs to its session, lives five minutes, and is good only for what it was made', async () => {
    const { actor, authenticator, email } = await waiting()
    const challenge = await challengeFor(actor)
    const show = (asking: typeof actor, when: Date, given = challenge) =>
      refusalOf(
        enterPasskey(contextOf(asking, when), party, {
          credential: authenticator.get({ challenge: given }),
          device: null,
        }),
      )
    const { actor: other } = await logIn(email, at)
    expect(await show(other, at)).toBe('SecondFactor.Expired')
    expect(await show(actor, new Date(at.getTime() + 301_000))).toBe('SecondFactor.Expired')
    expect(await show(actor, at, 'bWFkZS11cA')).toBe('SecondFactor.Expired')
    expect(await show(actor, at)).toBeNull()
    expect(now).toBeInstanceOf(Date)
  })

  it('in client data that is not JSON is refused', async () => {
    const { actor, authenticator } = await waiting()
    const { id, response } = authenticator.get({ challenge: 'x' })
    for (const text of ['', '{', '[]', '{"challenge":7}', 'null']) {
      const clientDataJSON = Buffer.from(text).toString('base64url')
      const credential = { id, response: { ...response, clientDataJSON } }
      expect(
        await refusalOf(enterPasskey(contextOf(actor, at), party, { credential, device: null })),
      ).toBe('SecondFactor.PasskeyRefused')
    }
  })
})
