import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { signedPath } from '../../platform/kernel/signed-path.ts'
import { notify } from '../messages/index.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { requestFollowers } from '../requests/requests.sql.ts'
import { claimOf, guestClaim, statusPath } from './claims.ts'
import { listRequests } from './list-requests.ts'
import { mailRequestLink } from './mail-request-link.ts'
import { stopRequestMail, unfollowAsGuest, unfollowRequest } from './unfollow-request.ts'
import { getRequest } from './view-request.ts'

const { database, contextOf, person, mailTo } = peopleIn(await testDatabase())
const secret = 'the city’s secret'

async function follow(requestId: string, who: { userId?: string; guestEmail?: string }) {
  const id = newId<'follower'>(now)
  await database.write((builder) => [
    builder.insert(requestFollowers).values({
      id,
      requestId,
      language: 'en',
      createdAt: now,
      ...(who as { userId: string }),
    }),
  ])
  return id
}

const status = (requestId: string) => ({
  kind: 'status' as const,
  requestId,
  values: { en: { status: 'Scheduled' }, es: { status: 'Programada' } },
})

async function notifyStatus(requestId: string) {
  const staff = contextOf(await person({ isAdmin: true }))
  await database.write((builder) => notify(staff, builder, status(requestId)))
}

// The contract's shape.
const followedBy = async (context: Parameters<typeof listRequests>[0]) =>
  (JSON.parse(await listRequests(context)) as { following: { id: string }[] }).following.map(
    ({ id }) => id,
  )

describe('a report that a person follows', () => {
  it('is in their list until they unfollow, and not in the organization’s', async () => {
    const [sender, ana] = await Promise.all([person(), person()])
    const id = await putRequest(database, now, { userId: sender.userId })
    await follow(id, { userId: ana.userId })
    expect(await followedBy(contextOf(ana))).toEqual([id])
    expect(await followedBy(contextOf({ ...ana, organizationId: newId() }))).toEqual([])
    // Another person unsubscribed, not they.
    await unfollowRequest(contextOf(sender), id)
    expect(await followedBy(contextOf(ana))).toEqual([id])
    await unfollowRequest(contextOf(ana), id)
    await unfollowRequest(contextOf(ana), id)
    expect(await followedBy(contextOf(ana))).toEqual([])
    const claim = claimOf(contextOf(ana), { type: 'Case', id })
    await expect(getRequest(contextOf(ana), claim)).rejects.toThrow('Request.NotFound')
    await notifyStatus(id)
    expect(await mailTo(ana.email)).toEqual([])
  })
})

describe('a guest who follows a report', () => {
  it('unfollows by the emailed link, not by anyone else’s', async () => {
    const id = await putRequest(database, now, { userId: (await person()).userId })
    await follow(id, { guestEmail: 'kay@home.example' })
    await follow(id, { guestEmail: 'lee@home.example' })
    await notifyStatus(id)
    const [mail] = await mailTo('kay@home.example')
    expect(mail).toMatchObject({ kind: 'followed-news', isSigned: true })
    const url = new URL(signedPath(secret, String(mail?.path)), 'https://portal.example')
    const link = {
      id,
      as: 'follower',
      follower: url.searchParams.get('follower') ?? '',
      signature: url.searchParams.get('signature') ?? '',
    } as const
    const guest = contextOf(anonymous)
    const view = () => getRequest(guest, guestClaim(secret, link))
    expect(await view()).toMatchObject({ id, standing: 'follower' })
    const forged = { ...link, follower: newId() }
    await expect(unfollowAsGuest(guest, secret, forged)).rejects.toThrow('Request.NotFound')
    await unfollowAsGuest(guest, secret, link)
    await unfollowAsGuest(guest, secret, link)
    await expect(view()).rejects.toThrow('Request.NotFound')
    await notifyStatus(id)
    expect(await mailTo('kay@home.example')).toHaveLength(1)
    expect(await mailTo('lee@home.example')).toHaveLength(2)
  })

  it('can look by an older email’s link without a follower, and cannot stop emails to others', async () => {
    const id = await putRequest(database, now, { userId: (await person()).userId })
    await follow(id, { guestEmail: 'kay@home.example' })
    const path = statusPath({ id, as: 'follower' })
    const signature = new URL(signedPath(secret, path), 'https://a.example').searchParams.get(
      'signature',
    )
    const link = { id, as: 'follower', signature: signature ?? '' } as const
    const guest = contextOf(anonymous)
    expect(await getRequest(guest, guestClaim(secret, link))).toMatchObject({ id })
    await expect(unfollowAsGuest(guest, secret, link)).rejects.toThrow('Request.NotFound')
  })
})

describe('a guest who unsubscribes from emails', () => {
  const guest = contextOf(anonymous)
  const linkOf = (id: string, path: string) => {
    const url = new URL(signedPath(secret, path), 'https://portal.example')
    const part = (name: string) => url.searchParams.get(name) ?? ''
    return { id, follower: part('follower') || undefined, signature: part('signature') }
  }

  it('gets none about their request, and can still open it', async () => {
    const id = await putRequest(database, now, { guestEmail: 'kim@home.example' })
    const link = { ...linkOf(id, statusPath({ id, as: 'sender' })), as: 'sender' } as const
    await notifyStatus(id)
    const [mail] = await mailTo('kim@home.example')
    expect(mail).toMatchObject({
      unsubscribe: { page: '#stop-mail', api: `/api/request-status/${id}/stop-mail` },
    })
    const forged = { ...link, signature: 'forged' }
    await expect(stopRequestMail(guest, secret, forged)).rejects.toThrow('Request.NotFound')
    await stopRequestMail(guest, secret, link)
    await stopRequestMail(guest, secret, link)
    await notifyStatus(id)
    expect(await mailTo('kim@home.example')).toHaveLength(1)
    const view = await getRequest(guest, guestClaim(secret, link))
    expect(view).toMatchObject({ id, isMailStopped: true })
  })

  it('unfollows, and others still follow', async () => {
    const id = await putRequest(database, now, { userId: (await person()).userId })
    await follow(id, { guestEmail: 'max@home.example' })
    await follow(id, { guestEmail: 'mia@home.example' })
    await notifyStatus(id)
    const [mail] = await mailTo('max@home.example')
    const link = { ...linkOf(id, String(mail?.path)), as: 'follower' } as const
    await stopRequestMail(guest, secret, link)
    await notifyStatus(id)
    expect(await mailTo('max@home.example')).toHaveLength(1)
    expect(await mailTo('mia@home.example')).toHaveLength(2)
  })
})

describe('a request looked up by its number and mail address', () => {
  const guest = contextOf(anonymous)
  const ask = (number: string, email: string) =>
    mailRequestLink(guest, { number, email, ipAddress: null })

  it('is emailed to its guest, its follower and its account, each with their own link', async () => {
    const ana = await person()
    const [sent, own] = await Promise.all([
      putRequest(database, now, { number: '00000007', guestEmail: 'guest@home.example' }),
      putRequest(database, now, { number: '00000008', userId: ana.userId }),
    ])
    await follow(own, { guestEmail: 'fay@home.example' })
    await ask(' #7 ', 'Guest@Home.example ')
    expect(await mailTo('guest@home.example')).toMatchObject([
      { kind: 'request-link', isSigned: true, path: `/request_status/${sent}?as=sender` },
    ])
    await ask('00000008', ana.email)
    expect(await mailTo(ana.email)).toMatchObject([
      { isSigned: false, path: '/activity-view/Case/00000008' },
    ])
    await ask('00000008', 'fay@home.example')
    expect(await mailTo('fay@home.example')).toMatchObject([
      { isSigned: true, path: expect.stringMatching(/\?as=follower&follower=[\da-f-]{36}$/) },
    ])
  })

  it('gives the same reply if there is none, and sends no email', async () => {
    await putRequest(database, now, { number: '00000009', guestEmail: 'one@home.example' })
    await ask('00000009', 'stranger@home.example')
    await ask('99999999', 'one@home.example')
    expect(await mailTo('stranger@home.example')).toEqual([])
    expect(await mailTo('one@home.example')).toEqual([])
  })

  it.each([
    ['', 'one@home.example'],
    ['abc', 'one@home.example'],
    ['123456789', 'one@home.example'],
    ['7', 'no address'],
  ])('is invalid with %j and %j', async (number, email) => {
    await expect(ask(number, email)).rejects.toThrow('Util.FormContainsErrors')
  })

  it('is limited by email address and by network address', async () => {
    const tries = async (key: () => Parameters<typeof mailRequestLink>[1]) => {
      for (let time = 0; time < 40; time += 1) await mailRequestLink(guest, key())
    }
    const email = 'many@home.example'
    await expect(tries(() => ({ number: '7', email, ipAddress: null }))).rejects.toThrow(
      'Auth.TooManyAttempts',
    )
    const anyone = () => ({
      number: '7',
      email: `${crypto.randomUUID()}@home.example`,
      ipAddress: '192.0.2.7',
    })
    await expect(tries(anyone)).rejects.toThrow('Auth.TooManyAttempts')
  })
})
