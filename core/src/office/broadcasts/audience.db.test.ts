import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { describeEntry, listAuditEntries } from '../../accounts/audit-trail/index.ts'
import { boardFollowers } from '../../casework/board-followers/board-followers.sql.ts'
import { broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { boards } from '../../content/boards/boards.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { residentSettings } from '../../people/profiles/residents.sql.ts'
import { attributedTo } from '../../platform/audit/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type Audience, broadcastLimits, everyone } from './rules.ts'
import {
  countAudience,
  deleteAudience,
  listAudienceChoices,
  saveAudience,
  sendBroadcast,
} from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const editor = await person({ roles: ['contentEditor'] })

const text = {
  englishTitle: 'Snow',
  spanishTitle: 'Nieve',
  englishBody: '',
  spanishBody: '',
  channels: ['inbox', 'push', 'mail'] as const,
  sendAt: null,
  urgentReason: '',
}
const planned = { ...text, broadcastId: null }

const count = (audience: Partial<Audience>) =>
  countAudience(contextOf(editor), { ...planned, audience: { ...everyone, ...audience } })

const board = (name: string, isOver = false) => {
  const id = newId()
  const more = { overview: '', additionalInformation: [], ...(isOver && { endedAt: now }) }
  return { id, name, alias: id, ...more }
}
const trees = board('Trees')
const arts = board('Arts')
const over = board('Over', true)
const follower = await person({ language: 'es' })
const both = await person()
const sender = await person()
await database.write((builder) => [
  builder.insert(boards).values([trees, arts, over]),
  builder.insert(boardFollowers).values(
    [
      { userId: follower.userId, boardId: trees.id },
      { userId: both.userId, boardId: trees.id },
      { userId: both.userId, boardId: arts.id },
    ].map((one) => ({ id: newId(), language: 'en' as const, createdAt: now, ...one })),
  ),
  builder.insert(boardFollowers).values({
    id: newId(),
    guestEmail: 'guest@trees.example',
    language: 'en',
    boardId: trees.id,
    confirmedAt: now,
    createdAt: now,
  }),
  builder.insert(residentSettings).values({
    userId: both.userId,
    wantsEmail: false,
    updatedAt: now,
  }),
])
await putRequest(database, now, { userId: sender.userId })
await putRequest(database, now, { userId: both.userId })

describe('an audience', () => {
  it('has everyone with an account, or who follows one of the boards, or reads a language', async () => {
    expect(await count({})).toMatchObject({ count: 4, byMail: 3, byPush: 0, optedOut: 0 })
    expect(await count({ boards: [trees.id] })).toMatchObject({ count: 2 })
    expect(await count({ boards: [trees.id, arts.id] })).toMatchObject({ count: 2 })
    expect(await count({ boards: [arts.id] })).toMatchObject({ count: 1 })
    expect(await count({ language: 'es' })).toMatchObject({ count: 1 })
  })

  it('has people for whom all choices hold, or one of them, and places and language narrow both', async () => {
    const chosen = { boards: [trees.id], noActivities: true }
    expect(await count({ ...chosen, match: 'all' })).toMatchObject({ count: 1 })
    expect(await count({ ...chosen, match: 'any' })).toMatchObject({ count: 3 })
    expect(await count({ ...chosen, match: 'any', language: 'es' })).toMatchObject({ count: 1 })
    expect(await count({ match: 'any' })).toMatchObject({ count: 4 })
  })

  it('is counted for each choice, without boards that have ended, guests and who opted out', async () => {
    expect(JSON.parse(await listAudienceChoices(contextOf(editor)))).toMatchObject({
      total: 4,
      options: {
        autoPayEnabled: 0,
        hasSavedPaymentMethod: 0,
        hasUtilityAccount: 0,
        noActivities: 2,
      },
      languages: { en: 3, es: 1 },
      districts: [],
      routes: [],
      boards: [
        { id: arts.id, count: 1 },
        { id: trees.id, count: 2 },
      ],
    })
  })

  it('is named for all who write messages, replaced by its name, and deleted', async () => {
    const colleague = contextOf(await person({ roles: ['contentEditor'] }))
    const read = async () => {
      const { saved } = JSON.parse(await listAudienceChoices(colleague)) as {
        saved: { id: string; name: string; audience: Audience }[]
      }
      return saved
    }
    const { id } = await saveAudience(contextOf(editor), { name: ' Trees ', audience: everyone })
    const audience = { ...everyone, boards: [trees.id] }
    await saveAudience(colleague, { name: 'Trees', audience })
    expect(await read()).toEqual([{ id, name: 'Trees', audience }])
    await expect(saveAudience(colleague, { name: ' ', audience })).rejects.toMatchObject({
      problems: [{ field: 'name' }],
    })
    await deleteAudience(colleague, id)
    expect(await read()).toEqual([])
    await expect(deleteAudience(colleague, id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is in the audit log as it was and as it is, in words', async () => {
    const asStaff = (minutes: number) => {
      const context = contextOf(editor, new Date(now.getTime() + minutes * 60_000))
      context.database.attribute(
        attributedTo(() => ({
          actor: editor.userId,
          app: 'staff',
          operation: 'saveAudience',
          requestId: context.requestId,
          ipAddress: null,
          userAgent: null,
        })),
      )
      return context
    }
    const before = { ...everyone, hasUtilityAccount: true, routes: [1] }
    const after = { ...everyone, boards: [trees.id], districts: ['A'], language: 'es' } as const
    const { id } = await saveAudience(asStaff(1), { name: 'Neighbors', audience: before })
    await saveAudience(asStaff(2), { name: 'Neighbors', audience: after })
    await deleteAudience(asStaff(3), id)
    const auditor = contextOf(await person({ isAdmin: true }))
    const read = async (language: 'en' | 'es') => {
      const reader = { ...auditor, language }
      const { data } = await listAuditEntries(reader, { kind: 'broadcast-audience', record: id })
      return data.map((row) => {
        const { operationName, changes } = describeEntry(reader, row)
        const fields = changes.flatMap((one) => one.fields)
        return {
          name: operationName,
          fields: new Set(fields.map((one) => [one.field, one.before, one.after])),
        }
      })
    }
    const [was, is] = [
      'people who have a water account · pickup on Monday',
      'people who follow Trees · Only in Spanish · District A',
    ]
    expect((await read('en')).map(({ name, fields }) => [name, fields])).toEqual([
      [
        'Deleted a saved audience',
        new Set([
          ['name', 'Neighbors', null],
          ['audience', is, null],
        ]),
      ],
      ['Saved an audience of messages to many', new Set([['audience', was, is]])],
      [
        'Saved an audience of messages to many',
        new Set([
          ['name', null, 'Neighbors'],
          ['audience', null, was],
        ]),
      ],
    ])
    expect([...((await read('es')).at(-1)?.fields ?? [])]).toContainEqual([
      'audience',
      null,
      'personas que tienen una cuenta de agua · recolección: lunes',
    ])
  })

  it('is one of at most 50 that are saved', async () => {
    const audience = everyone
    for (let nth = 0; nth < broadcastLimits.audiences; nth += 1)
      await saveAudience(contextOf(editor), { name: `No. ${nth}`, audience })
    await expect(saveAudience(contextOf(editor), { name: 'One', audience })).rejects.toMatchObject({
      code: 'Broadcasts.TooManyAudiences',
    })
    await saveAudience(contextOf(editor), { name: 'No. 7', audience })
  })

  it('of nobody gets no message', async () => {
    const audience = { ...everyone, boards: [over.id] }
    expect(await count({ boards: [over.id] })).toMatchObject({ count: 0 })
    await expect(sendBroadcast(contextOf(editor), { ...text, audience })).rejects.toMatchObject({
      problems: [{ field: 'options', code: 'Broadcasts.Nobody' }],
    })
  })
})

describe('what is written', () => {
  const send = (change: Partial<Parameters<typeof sendBroadcast>[1]>, at = now) =>
    sendBroadcast(contextOf(editor, at), { ...text, audience: everyone, ...change })

  it('has titles of up to 120 characters, of which an emoji is one, and texts of up to 4,000', async () => {
    await send({ englishTitle: '👩‍👩‍👧'.repeat(120), englishBody: 'a'.repeat(4000) })
    await expect(
      send({ englishTitle: '👩‍👩‍👧'.repeat(121), spanishBody: 'a'.repeat(5000) }),
    ).rejects.toMatchObject({ problems: [{ field: 'englishTitle' }, { field: 'spanishBody' }] })
    await expect(send({ englishTitle: '', spanishTitle: ' ' })).rejects.toMatchObject({
      problems: [{ field: 'englishTitle' }, { field: 'spanishTitle' }],
    })
  })

  it('is kept as it was typed, markup too', async () => {
    const englishBody = '<b>Boil</b> & cool <script>x</script>'
    const { id } = await send({ englishBody })
    const rows = await database.rows<{ body: string }>(
      sql`select body from ${broadcasts} where id = ${id}`,
    )
    expect(rows).toEqual([{ body: englishBody }])
  })

  it('is not sent at a time that has passed, or is none', async () => {
    for (const sendAt of ['2026-11-20T11:59', '2026-13-40T99:00', 'tomorrow'])
      await expect(send({ sendAt }), sendAt).rejects.toMatchObject({
        problems: [{ field: 'sendAt' }],
      })
  })

  it.each([
    // 2:30 does not exist on March 14, 2027: an hour later by the clock.
    ['2027-03-14T02:30', '2027-03-14T08:30:00.000Z', 'March 14, 2027 at 3:30 AM'],
    // 1:30 comes twice on November 7, 2027: the first time.
    ['2027-11-07T01:30', '2027-11-07T06:30:00.000Z', 'November 7, 2027 at 1:30 AM'],
  ])(
    'in the night the clocks change, is sent once, at the time that is shown: %s',
    async (sendAt, instant, shown) => {
      const urgent = { sendAt, urgentReason: 'Now.' }
      const { summary } = await countAudience(contextOf(editor), {
        ...planned,
        audience: everyone,
        ...urgent,
      })
      expect(summary.join(' ').replaceAll('\u202f', ' ')).toContain(shown)
      const { id } = await send(urgent)
      const rows = await database.rows<{ at: Date }>(
        sql`select to_char(send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as at
          from ${broadcasts} where id = ${id}`,
      )
      expect(rows).toEqual([{ at: instant }])
    },
  )
})
