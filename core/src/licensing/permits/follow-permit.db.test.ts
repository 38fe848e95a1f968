import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { listMessages } from '../../casework/messages/index.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { signedPath } from '../../platform/kernel/signed-path.ts'
import {
  confirmFollowing,
  followPermit,
  getPermitFollowing,
  listFollowedPermits,
  stopFollowing,
  unfollowPermit,
} from './follow-permit.ts'
import { movePermit } from './move-permit.ts'
import { permitsIn } from './permits.fixture.ts'

const { contextOf, person, permit, mailTo } = permitsIn(await testDatabase())
const secret = 'a secret of this test, of more than 32 characters'
const guest = () => contextOf(anonymous)
const staff = await person({ isAdmin: true })

let count = 0
const address = () => `neighbor-${++count}@home.example`
const keyOf = ({ year, number }: { year: number; number: number }) => ({
  year: String(year),
  number: String(number),
})
type One = Awaited<ReturnType<typeof permit>>

const issue = (one: One) => {
  const context = contextOf(staff)
  return context.database.write((builder) =>
    movePermit(context, builder, { permit: one, to: 'completeness', by: 'staff' }),
  )
}

/** The link of the last email to an address, as its page gets it. */
async function linkTo(one: One, email: string) {
  const mail = (await mailTo(email)).at(-1)
  const { searchParams } = new URL(signedPath(secret, String(mail?.['path'])), 'https://x.example')
  const follower = searchParams.get('follower') ?? ''
  return { ...keyOf(one), follower, signature: searchParams.get('signature') ?? '' }
}

describe('a guest', () => {
  it('follows only once the owner of the address confirms, and stops with one click', async () => {
    const one = await permit({ state: 'submitted' })
    const email = address()
    await followPermit(guest(), { ...keyOf(one), guestEmail: email.toUpperCase() })
    const asked = await mailTo(email)
    expect(asked).toMatchObject([{ kind: 'permit-follow-confirm', isSigned: true }])
    const link = await linkTo(one, email)
    expect(await getPermitFollowing(guest(), secret, link)).toBe('asked')
    await issue(one)
    expect(await mailTo(email)).toHaveLength(1)
    await confirmFollowing(guest(), secret, link)
    await confirmFollowing(guest(), secret, link)
    expect(await getPermitFollowing(guest(), secret, link)).toBe('yes')

    const context = contextOf(staff)
    await context.database.write((builder) =>
      movePermit(context, builder, { permit: one, to: 'review', by: 'staff' }),
    )
    const news = (await mailTo(email)).at(-1)
    expect(news).toMatchObject({
      kind: 'permit-news',
      isSigned: true,
      path: `/permits/${one.year}/${one.number}?follower=${link.follower}`,
      unsubscribe: { api: `/api/permits/${one.year}/${one.number}/following/stop` },
      values: { headline: 'Roof, 2101 Millrace St: Under Staff Review' },
    })

    await stopFollowing(guest(), secret, link)
    await stopFollowing(guest(), secret, link)
    expect(await getPermitFollowing(guest(), secret, link)).toBe('no')
    await expect(confirmFollowing(guest(), secret, link)).rejects.toMatchObject({
      code: 'PermitFollowing.LinkEnded',
    })
  })

  it('who follows already gets no second email to confirm, and no other answer', async () => {
    const one = await permit()
    const guestEmail = address()
    await followPermit(guest(), { ...keyOf(one), guestEmail })
    await confirmFollowing(guest(), secret, await linkTo(one, guestEmail))
    expect(await followPermit(guest(), { ...keyOf(one), guestEmail })).toBe(undefined)
    expect(await mailTo(guestEmail)).toHaveLength(1)
  })

  it('keeps their language when someone else asks for their address in another one', async () => {
    const one = await permit({ state: 'submitted' })
    const guestEmail = address()
    await followPermit(guest(), { ...keyOf(one), guestEmail })
    await confirmFollowing(guest(), secret, await linkTo(one, guestEmail))
    await followPermit({ ...guest(), language: 'es' }, { ...keyOf(one), guestEmail })
    await issue(one)
    expect((await mailTo(guestEmail)).at(-1)).toMatchObject({ kind: 'permit-news', language: 'en' })
  })

  it('can do nothing by a link that is not signed, or of another permit', async () => {
    const [one, other] = [await permit(), await permit()]
    const email = address()
    await followPermit(guest(), { ...keyOf(one), guestEmail: email })
    const link = await linkTo(one, email)
    for (const wrong of [
      { ...link, signature: 'x' },
      { ...link, ...keyOf(other) },
      { ...link, follower: other.id },
    ]) {
      for (const does of [confirmFollowing, stopFollowing])
        await expect(does(guest(), secret, wrong)).rejects.toMatchObject({ kind: 'not-found' })
      expect(await getPermitFollowing(guest(), secret, wrong)).toBe('no')
    }
    expect(await getPermitFollowing(guest(), secret, link)).toBe('asked')
  })

  it('cannot flood a stranger’s mailbox', async () => {
    const one = await permit()
    const guestEmail = address()
    const ask = () => followPermit(guest(), { ...keyOf(one), guestEmail })
    for (let asked = 0; asked < 4; asked += 1) await ask()
    await expect(ask()).rejects.toThrow('Auth.TooManyAttempts')
    expect(await mailTo(guestEmail)).toHaveLength(4)
  })

  it.each(['', 'no address', 'a@b@c.example'])('needs an address, not %j', async (guestEmail) => {
    const one = await permit()
    await expect(followPermit(guest(), { ...keyOf(one), guestEmail })).rejects.toThrow(
      'Util.FormContainsErrors',
    )
  })

  it('is told that there is no such permit', async () => {
    const wanted = { year: '2026', number: '99999', guestEmail: address() }
    await expect(followPermit(guest(), wanted)).rejects.toMatchObject({ code: 'Permits.NotFound' })
  })
})

describe('with an account', () => {
  it('one press follows, in one’s own language, and another stops', async () => {
    const one = await permit({ state: 'submitted' })
    const neighbor = await person({ language: 'es' })
    const context = () => contextOf(neighbor)
    const following = () => getPermitFollowing(context(), secret, keyOf(one))
    expect(await following()).toBe('no')
    await followPermit(context(), { ...keyOf(one), guestEmail: '' })
    await followPermit(context(), { ...keyOf(one), guestEmail: '' })
    expect(await following()).toBe('yes')
    await issue(one)
    const news = await mailTo(neighbor.email)
    expect(news).toMatchObject([
      {
        kind: 'permit-news',
        isSigned: false,
        path: `/permits/${one.year}/${one.number}`,
        values: { headline: 'Techo, 2101 Millrace St: Abierta' },
      },
    ])
    // The message in the inbox opens the permit, too.
    expect(JSON.parse(await listMessages({ ...context(), language: 'es' }))).toMatchObject([
      {
        Title: 'Techo, 2101 Millrace St: Abierta',
        SalesforceId: null,
        Page: `/permits/${one.year}/${one.number}`,
      },
    ])
    expect(await listFollowedPermits({ ...context(), language: 'es' })).toEqual([
      { year: one.year, number: one.number, title: 'Techo, 2101 Millrace St' },
    ])
    await unfollowPermit(context(), keyOf(one))
    expect(await following()).toBe('no')
    expect(await listFollowedPermits(context())).toEqual([])
  })

  it('the applicant is not notified twice', async () => {
    const one = await permit({ state: 'submitted' })
    await followPermit(contextOf(one.applicant), { ...keyOf(one), guestEmail: '' })
    await issue(one)
    const kinds = (await mailTo(one.applicant.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['request-news'])
  })
})
