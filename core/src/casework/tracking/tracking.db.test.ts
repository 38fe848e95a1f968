import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import { anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { signedPath } from '../../platform/kernel/signed-path.ts'
import { composeMail, type MailOrder } from '../../platform/mail/index.ts'
import { notify } from '../messages/index.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { requestEvents, requestFiles, requestFollowers } from '../requests/requests.sql.ts'
import { statusPath } from './claims.ts'
import {
  addAnswerFile,
  answerRequest,
  cancelRequest,
  claimOf,
  getRequest,
  guestClaim,
  listRequests,
  rateRequest,
} from './index.ts'

const { database, contextOf, person, mailTo } = peopleIn(await testDatabase())
const secret = 'a secret of at least so many characters'

const put = (request: Parameters<typeof putRequest>[2]) => putRequest(database, now, request)
const asked = { isActionRequired: true, actionMessage: 'Which pole?' } as const
const caseKey = (id: string) => ({ type: 'Case', id })

function bucket() {
  const stored = new Map<string, Uint8Array>()
  const store: FileStore = {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
  }
  return { stored, store }
}

const picture = { name: 'pole.png', bytes: wholePictures.png }

function linkOf(id: string, as: 'sender' | 'follower') {
  const signature = new URL(
    signedPath(secret, statusPath({ id, as })),
    'http://x',
  ).searchParams.get('signature')
  return { id, as, signature: signature ?? '' }
}

const eventsOf = (id: string) =>
  database.read((builder) =>
    builder
      .select()
      .from(requestEvents)
      .where(sql`request_id = ${id}`)
      .orderBy(sql`at, id`),
  )

describe('another person’s request', () => {
  it('is not found by any operation', async () => {
    const [sender, other] = await Promise.all([person(), person()])
    const id = await put({ userId: sender.userId, ...asked })
    const context = contextOf(other)
    const claim = claimOf(context, caseKey(id))
    const { store } = bucket()
    const operations: (() => Promise<unknown>)[] = [
      () => getRequest(context, claim),
      () => cancelRequest(context, claim),
      () => answerRequest(context, claim, { text: 'Mine', fileIds: [] }),
      () => addAnswerFile(context, store, claim, picture),
      () => rateRequest(context, claim, 5),
    ]
    for (const run of operations) await expect(run()).rejects.toThrow('Request.NotFound')
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('is not found by another record type either', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId })
    const context = contextOf(sender)
    const claim = claimOf(context, { type: 'COE_Permit__c', id })
    await expect(getRequest(context, claim)).rejects.toThrow('Request.NotFound')
  })
})

describe('an organization’s request', () => {
  async function organizationOf(member: UserActor, isVerified: boolean) {
    const id = newId<'organization'>()
    await database.write((builder) => [
      builder.insert(organizations).values({
        id,
        name: id,
        taxId: id,
        businessLicenseId: id,
        address1: '1 Main St',
        city: 'Elgin',
        state: 'IL',
        zip: '60120',
        createdAt: now,
        updatedAt: now,
      }),
      builder.insert(organizationMembers).values({
        organizationId: id,
        userId: member.userId,
        isVerified,
        role: 'manager',
        createdAt: now,
      }),
    ])
    return id
  }
  const actingFor = (actor: UserActor, organizationId: Id<'organization'> | null) =>
    contextOf({ ...actor, organizationId })

  it('is visible to its members while they act for it, not to pending and former ones', async () => {
    const [member, waiting, gone] = await Promise.all([person(), person(), person()])
    const organizationId = await organizationOf(member, true)
    await database.write((builder) => [
      builder.insert(organizationMembers).values({
        organizationId,
        userId: waiting.userId,
        isVerified: false,
        role: 'member',
        createdAt: now,
      }),
    ])
    const id = await put({ userId: gone.userId, organizationId })
    const seenBy = async (actor: UserActor, acting: Id<'organization'> | null) => {
      const context = actingFor(actor, acting)
      return getRequest(context, claimOf(context, caseKey(id)))
    }
    expect(await seenBy(member, organizationId)).toMatchObject({ id, standing: 'sender' })
    for (const [actor, acting] of [
      [member, null],
      [waiting, organizationId],
      [gone, organizationId],
      [gone, null],
    ] as const) {
      await expect(seenBy(actor, acting)).rejects.toThrow('Request.NotFound')
    }
    expect(await listRequests(actingFor(member, organizationId))).toContain(id)
    expect(await listRequests(actingFor(gone, null))).not.toContain(id)
  })
})

describe('a request that is followed', () => {
  it('shows its follower the progress, and nothing that was sent or written', async () => {
    const [sender, follower] = await Promise.all([person(), person()])
    const id = await put({ userId: sender.userId, ...asked, closeReason: 'Ana’s lamp' })
    await database.write((builder) => [
      builder.insert(requestFollowers).values({
        id: newId(),
        requestId: id,
        userId: follower.userId,
        language: 'en',
        createdAt: now,
      }),
      builder.insert(requestEvents).values({
        id: newId(),
        requestId: id,
        at: now,
        kind: 'question',
        by: 'staff',
        isPublic: true,
        body: 'Which pole?',
        facts: {},
      }),
    ])
    const context = contextOf(follower)
    const claim = claimOf(context, caseKey(id))
    const view = await getRequest(context, claim)
    expect(view).toMatchObject({
      standing: 'follower',
      status: 'Submitted',
      isCancelable: false,
      actionRequired: false,
      formDetails: [],
      files: [],
    })
    expect(view.timeline.map(({ kind }) => kind)).toEqual(['submitted'])
    expect(JSON.stringify(view)).not.toMatch(/dark|Millrace|pole|Ana/)
    await expect(cancelRequest(context, claim)).rejects.toThrow('Request.NotFound')
  })

  it('notifies its follower when it is canceled, and not the person who canceled it', async () => {
    const [sender, follower] = await Promise.all([person(), person({ language: 'es' })])
    const id = await put({ userId: sender.userId })
    await database.write((builder) => [
      builder.insert(requestFollowers).values({
        id: newId(),
        requestId: id,
        userId: follower.userId,
        language: 'es',
        createdAt: now,
      }),
    ])
    const context = contextOf(sender)
    await cancelRequest(context, claimOf(context, caseKey(id)))
    expect(await mailTo(follower.email)).toMatchObject([
      { values: { headline: 'Alumbrado: Cancelada' } },
    ])
    expect(await mailTo(sender.email)).toHaveLength(0)
    await expect(cancelRequest(context, claimOf(context, caseKey(id)))).rejects.toThrow(
      'Request.TooLateToCancel',
    )
  })
})

describe('a canceled request', () => {
  it('says so in its history, and no longer waits', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId, ...asked })
    const context = contextOf(sender)
    const claim = claimOf(context, caseKey(id))
    await cancelRequest(context, claim)
    expect(await getRequest(context, claim)).toMatchObject({
      status: 'Cancelled',
      actionRequired: false,
      timeline: [
        { kind: 'submitted' },
        { kind: 'status', by: 'resident', facts: { to: 'Cancelled' } },
      ],
    })
  })
})

describe('a request that was paid', () => {
  it('cannot be canceled by its sender, who is asked to call', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId, paidAt: now })
    const context = contextOf(sender)
    const claim = claimOf(context, caseKey(id))
    await expect(cancelRequest(context, claim)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Request.PaidNotCancelable',
    })
    expect(await getRequest(context, claim)).toMatchObject({ isCancelable: false })
  })
})

describe('an answer', () => {
  it('takes only the files that it names', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId, ...asked })
    const context = contextOf(sender)
    const claim = claimOf(context, caseKey(id))
    const { stored, store } = bucket()
    const [one, two] = [
      await addAnswerFile(context, store, claim, picture),
      await addAnswerFile(context, store, claim, picture),
    ]
    expect(stored.size).toBe(2)
    expect((await getRequest(context, claim)).files).toEqual([])
    await answerRequest(context, claim, { text: ' The left one ', fileIds: [one.id] })
    const view = await getRequest(context, claim)
    expect(view).toMatchObject({ actionRequired: false, actionRequiredMessage: null })
    expect(view.files.map((file) => file.id)).toEqual([one.id])
    expect(view.timeline.at(-1)).toMatchObject({ kind: 'answer', text: 'The left one' })
    const [left] = await database.read((builder) =>
      builder
        .select()
        .from(requestFiles)
        .where(sql`id = ${two.id}`),
    )
    expect(left).toMatchObject({ requestId: null, draftId: null })
  })

  it('takes no file that was sent for another request', async () => {
    const [sender, other] = await Promise.all([person(), person()])
    const theirs = await put({ userId: other.userId, ...asked })
    const { store } = bucket()
    const foreign = await addAnswerFile(
      contextOf(other),
      store,
      claimOf(contextOf(other), caseKey(theirs)),
      picture,
    )
    const id = await put({ userId: sender.userId, ...asked })
    const context = contextOf(sender)
    const claim = claimOf(context, caseKey(id))
    await answerRequest(context, claim, { text: 'Mine', fileIds: [foreign.id] })
    expect((await getRequest(context, claim)).files).toEqual([])
  })

  it('is accepted once: of two concurrent ones, one finds no question', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId, ...asked })
    const answers = await Promise.allSettled(
      ['One', 'Two'].map((text) => {
        const context = contextOf(sender)
        return answerRequest(context, claimOf(context, caseKey(id)), { text, fileIds: [] })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'answer')).toHaveLength(1)
  })
})

describe('a rating', () => {
  it('is possible once, when the request is complete', async () => {
    const sender = await person()
    const context = contextOf(sender)
    const open = claimOf(context, caseKey(await put({ userId: sender.userId })))
    await expect(rateRequest(context, open, 5)).rejects.toThrow('Request.NotToBeRated')
    const done = { userId: sender.userId, status: 'Complete', closedAt: now } as const
    const claim = claimOf(context, caseKey(await put(done)))
    await rateRequest(context, claim, 4)
    expect(await getRequest(context, claim)).toMatchObject({
      satisfaction: 4,
      timeline: [{ kind: 'submitted' }, { kind: 'rated', facts: { rating: '4' } }],
    })
    await expect(rateRequest(context, claim, 1)).rejects.toThrow('Request.NotToBeRated')
  })
})

describe('a guest’s link', () => {
  const context = contextOf(anonymous)

  it('opens its one request, for its recipient', async () => {
    const id = await put({ guestEmail: 'gus@home.example', ...asked })
    const other = await put({ guestEmail: 'gus@home.example' })
    const claim = guestClaim(secret, linkOf(id, 'sender'))
    expect(await getRequest(context, claim)).toMatchObject({ id, standing: 'sender' })
    await answerRequest(context, claim, { text: 'The left one', fileIds: [] })
    expect(await eventsOf(id)).toMatchObject([{}, { kind: 'answer', actorId: null }])

    const { signature } = linkOf(id, 'sender')
    for (const forged of [
      { id: other, as: 'sender', signature },
      { id, as: 'follower', signature },
      { id, as: 'sender', signature: '' },
      { id, as: 'sender', signature: signature.toUpperCase() },
    ] as const) {
      expect(() => guestClaim(secret, forged)).toThrow('Request.NotFound')
    }
    expect(() => guestClaim('another secret', linkOf(id, 'sender'))).toThrow('Request.NotFound')
  })

  it('lets a follower see the progress, but neither messages nor answers', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId, ...asked })
    const claim = guestClaim(secret, linkOf(id, 'follower'))
    // A signature is not enough without a follower.
    await expect(getRequest(context, claim)).rejects.toThrow('Request.NotFound')
    await database.write((builder) => [
      builder.insert(requestFollowers).values({
        id: newId(),
        requestId: id,
        guestEmail: 'fay@home.example',
        language: 'en',
        createdAt: now,
      }),
    ])
    expect(await getRequest(context, claim)).toMatchObject({
      standing: 'follower',
      formDetails: [],
    })
    await expect(answerRequest(context, claim, { text: 'Mine', fileIds: [] })).rejects.toThrow(
      'Request.NotFound',
    )
  })

  it('is emailed with each change, signed when the email is composed', async () => {
    const email = 'ivy@home.example'
    const id = await put({ guestEmail: email })
    const staff = contextOf(await person({ isAdmin: true }))
    const values = { en: { status: 'Scheduled' }, es: { status: 'Programada' } }
    await staff.database.write((builder) =>
      notify(staff, builder, { kind: 'status', requestId: id, values }),
    )
    const [order] = await mailTo(email)
    // The outbox stores the order as it was queued.
    const mail = composeMail(order as unknown as MailOrder, {
      city: staff.city,
      texts: [],
      portalUrl: 'https://portal.example',
      secret,
    })
    const href = /https:\S+/.exec(mail.text)?.[0] ?? ''
    const { pathname, searchParams } = new URL(href)
    expect(pathname).toBe(`/request_status/${id}`)
    const signature = searchParams.get('signature') ?? ''
    expect(searchParams.get('as')).toBe('sender')
    expect(
      await getRequest(context, guestClaim(secret, { id, as: 'sender', signature })),
    ).toMatchObject({ id })
  })

  it('does not open a request that belongs to an account', async () => {
    const sender = await person()
    const id = await put({ userId: sender.userId })
    const claim = guestClaim(secret, linkOf(id, 'sender'))
    await expect(getRequest(context, claim)).rejects.toThrow('Request.NotFound')
  })
})
