import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { newId, personOf } from '../../platform/kernel/index.ts'
import { users } from '../users/users.sql.ts'
import {
  enterWithIdentity,
  signInWithIdentity,
  signUpWithIdentity,
  type VerifiedIdentity,
} from './verified-identity.ts'

const context = contextIn(await testDatabase(), { language: 'es' })
const entrance = {
  client: { app: 'resident', ipAddress: null, userAgent: 'Test', place: null },
} as const

let people = 0
function verifiedIdentity(more: Partial<VerifiedIdentity> = {}): VerifiedIdentity {
  people += 1
  return {
    provider: 'google',
    subject: `subject-${people}`,
    email: `person-${people}@home.example`,
    isEmailVerified: true,
    firstName: 'Ana',
    lastName: 'Rivera',
    ...more,
  }
}
const mailsTo = async (email: string) => {
  const rows = await context.database.read((builder) => builder.select().from(outbox))
  return rows.filter(({ payload }) => payload['to'] === email)
}

describe('a person verified by another provider', () => {
  it('gets an account right away, verified if the provider verified the address', async () => {
    const identity = verifiedIdentity()
    const { actor } = await enterWithIdentity(context, identity, entrance)
    expect(actor).toMatchObject({ isVerified: true, isAdmin: false, contactId: null })
    expect(await mailsTo(identity.email ?? '')).toEqual([])
    const again = await enterWithIdentity(context, identity, entrance)
    expect(personOf(again.actor).userId).toBe(personOf(actor).userId)
    expect(again.session.id).not.toBe(personOf(actor).sessionId)
  })

  it('gets our own email if the provider did not verify the address', async () => {
    const identity = verifiedIdentity({ isEmailVerified: false })
    const { actor } = await enterWithIdentity(context, identity, entrance)
    expect(personOf(actor).isVerified).toBe(false)
    expect(await mailsTo(identity.email ?? '')).toHaveLength(1)
  })

  it('takes over no account with the same address', async () => {
    const identity = verifiedIdentity()
    const now = new Date()
    await context.database.write((builder) => [
      builder
        .insert(users)
        .values({ id: newId(now), email: identity.email ?? '', createdAt: now, updatedAt: now }),
    ])
    await expect(enterWithIdentity(context, identity, entrance)).rejects.toThrow(
      'Auth.EmailAlreadyInUse',
    )
  })

  it('is known by the subject, whatever the address has become', async () => {
    const identity = verifiedIdentity()
    const { actor } = await signUpWithIdentity(context, identity, entrance)
    const moved = { ...identity, email: 'new@home.example' }
    const again = await signInWithIdentity(context, moved, entrance)
    expect(personOf(again.actor).userId).toBe(actor.userId)
    const other = { ...identity, provider: 'apple' } as const
    await expect(signInWithIdentity(context, other, entrance)).rejects.toThrow('Auth.NoAccount')
  })

  it('without an address has no account', async () => {
    await expect(
      enterWithIdentity(context, verifiedIdentity({ email: null }), entrance),
    ).rejects.toThrow('Auth.InvalidEmail')
  })

  it('can use the staff app only with the Admin flag', async () => {
    const identity = verifiedIdentity()
    const { actor } = await signUpWithIdentity(context, identity, entrance)
    const staff = { client: { ...entrance.client, app: 'staff' } } as const
    await expect(signInWithIdentity(context, identity, staff)).rejects.toThrow('Auth.StaffOnly')
    await context.database.write((builder) => [
      builder.update(users).set({ isAdmin: true }).where(eq(users.id, actor.userId)),
    ])
    const entered = await signInWithIdentity(context, identity, staff)
    expect(personOf(entered.actor).isAdmin).toBe(true)
  })
})
