import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import {
  addBoardFile,
  cancelBoardMeeting,
  createBoard,
  saveBoardMeeting,
} from '../../content/boards/index.ts'
import { boardFiles, boardMeetings } from '../../content/boards/meetings.sql.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { residentSettings } from '../../people/profiles/residents.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { messages } from '../messages/messages.sql.ts'
import { boardFollowers, boardNotices } from './board-followers.sql.ts'
import { followBoard, notifyBoardFollowers } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const editor = await person({ roles: ['contentEditor'] })

/** In Chicago: Friday, November 20, at noon, and minutes later. */
const noon = new Date('2026-11-20T18:00:00Z')
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const clerkAt = (minutes: number) => contextOf(editor, at(minutes))
const scheduler = (minutes: number): Context =>
  contextOf({ kind: 'system', job: 'boardNotices' }, at(minutes))
const run = (minutes: number) => notifyBoardFollowers(scheduler(minutes))

let made = 0
async function newBoard() {
  made += 1
  const names = { name: `Board ${made}`, nameEs: `Junta ${made}`, alias: `board-${made}` }
  const { id } = await createBoard(clerkAt(0), names)
  return { id, ...names }
}
type Board = Awaited<ReturnType<typeof newBoard>>

const facts = {
  day: '2026-12-02',
  startsAt: '19:00',
  title: '',
  titleEs: '',
  location: 'City Hall',
  videoUrl: '',
}

/** A meeting of a board; without an id a new one. */
const save = async (
  board: Board,
  minutes: number,
  change: Partial<typeof facts> & { readonly id?: string; readonly version?: number } = {},
) => {
  const { id: meetingId = null, version = 0, ...given } = change
  const key = { boardId: board.id, meetingId }
  const { id } = await saveBoardMeeting(clerkAt(minutes), key, { ...facts, ...given, version })
  return id
}

const add = (board: Board, meetingId: string, minutes: number, name = 'Agenda') =>
  addBoardFile(clerkAt(minutes), board.id, {
    meetingId,
    kind: 'agenda',
    label: name,
    labelEs: 'Orden del día',
    url: `https://papers.example/${name}.pdf`,
  })

async function neighbor(board: Board, language: 'en' | 'es' = 'en') {
  const one = await person({ language })
  await followBoard(contextOf(one), { id: board.alias, guestEmail: '' })
  return one
}

const queued = () => database.read((builder) => builder.select().from(outbox))
const mailsTo = async (email: string) =>
  (await queued())
    .filter(({ payload }) => payload['to'] === email)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ payload }) => payload)
const headlinesTo = async (email: string) =>
  (await mailsTo(email)).map(({ values }) => (values as Record<string, string>)['headline'])

beforeEach(() =>
  database.write((builder) => [
    builder.delete(outbox),
    builder.delete(messages),
    builder.delete(boardNotices),
    builder.delete(boardFollowers),
    builder.delete(boardFiles),
    builder.delete(boardMeetings),
  ]),
)

describe('a follower', () => {
  it('gets a meeting with its agenda, in their language, with links to stop and to a calendar', async () => {
    const board = await newBoard()
    const [ana, bo] = [await neighbor(board, 'es'), await neighbor(board)]
    await add(board, await save(board, 0), 1)
    expect(await run(6)).toBe(2)
    expect(await mailsTo(bo.email)).toMatchObject([
      {
        kind: 'board-news',
        isSigned: true,
        path: expect.stringMatching(`^/boards-and-commissions/${board.alias}\\?follower=`),
        unsubscribe: { page: '#following', api: `/api/boards/${board.alias}/following/stop` },
        values: {
          headline: `${board.name}: meeting on Wednesday, December 2`,
          board: board.name,
        },
        items: [
          { text: 'A new meeting: Wednesday, December 2, 7:00 PM, City Hall.' },
          { text: 'New for Wednesday, December 2: Agenda.' },
          { text: 'Agenda, Wednesday, December 2', url: 'https://papers.example/Agenda.pdf' },
          { path: `/api/boards/${board.alias}/calendar.ics?lng=en` },
        ],
      },
    ])
    expect(await headlinesTo(ana.email)).toEqual([
      `${board.nameEs}: reunión el miércoles, 2 de diciembre`,
    ])
    expect((await queued()).map(({ priority }) => priority)).toEqual([1, 1])
  })

  it('finds it in the inbox, and gets no email if they want none', async () => {
    const board = await newBoard()
    const one = await neighbor(board)
    await database.write((builder) => [
      builder
        .insert(residentSettings)
        .values({ userId: one.userId, wantsEmail: false, updatedAt: noon }),
    ])
    await save(board, 0)
    await run(5)
    expect(await queued()).toEqual([])
    expect(await database.read((builder) => builder.select().from(messages))).toMatchObject([
      {
        userId: one.userId,
        titleEs: `${board.nameEs}: reunión el miércoles, 2 de diciembre`,
        body: 'A new meeting: Wednesday, December 2, 7:00 PM, City Hall.',
        page: `/boards-and-commissions/${board.alias}`,
      },
    ])
  })

  it('hears that a meeting is moved, canceled and held after all, and of a new paper', async () => {
    const board = await newBoard()
    const one = await neighbor(board)
    const id = await save(board, 0)
    await run(5)
    await save(board, 10, { id, version: 1, day: '2026-12-09' })
    await run(15)
    await cancelBoardMeeting(clerkAt(20), { boardId: board.id, meetingId: id }, true)
    await run(25)
    await cancelBoardMeeting(clerkAt(30), { boardId: board.id, meetingId: id }, false)
    await run(35)
    await add(board, id, 40)
    await run(45)
    expect(await headlinesTo(one.email)).toEqual([
      `${board.name}: meeting on Wednesday, December 2`,
      `${board.name}: meeting moved to Wednesday, December 9`,
      `${board.name}: no meeting on Wednesday, December 9`,
      `${board.name}: the meeting on Wednesday, December 9 takes place`,
      `${board.name}: Agenda for Wednesday, December 9`,
    ])
  })

  it('hears nothing of other boards, and a guest who did not confirm nothing at all', async () => {
    const [board, other] = [await newBoard(), await newBoard()]
    const one = await neighbor(other)
    const guestEmail = 'guest@home.example'
    await followBoard(contextOf(anonymous), { id: board.alias, guestEmail })
    await save(board, 0)
    expect(await run(5)).toBe(0)
    expect(await mailsTo(one.email)).toEqual([])
    expect(await mailsTo(guestEmail)).toMatchObject([{ kind: 'board-follow-confirm' }])
  })
})

describe('changes within some minutes', () => {
  it('are one notice, five minutes after the last of them', async () => {
    const board = await newBoard()
    const one = await neighbor(board)
    const id = await save(board, 0)
    await save(board, 2, { id, version: 1, startsAt: '18:30' })
    await save(board, 4, { day: '2026-12-16' })
    expect(await run(8)).toBe(0)
    expect(await run(9)).toBe(1)
    expect(await mailsTo(one.email)).toMatchObject([
      {
        values: { headline: `${board.name}: news of 2 meetings` },
        items: [
          { text: expect.stringContaining('6:30 PM') },
          { text: expect.stringContaining('December 16') },
          {},
        ],
      },
    ])
  })

  it('wait for half an hour at most, however long a clerk goes on', async () => {
    const board = await newBoard()
    await neighbor(board)
    await save(board, 0)
    for (let minute = 4; minute <= 28; minute += 4) await save(board, minute)
    expect(await run(29)).toBe(0)
    expect(await run(30)).toBe(1)
  })

  it('that undo each other are none, nor is a corrected title', async () => {
    const board = await newBoard()
    const one = await neighbor(board)
    const id = await save(board, 0)
    await run(5)
    await save(board, 10, { id, version: 1, startsAt: '18:00' })
    await save(board, 11, { id, version: 2, title: 'Budget', titleEs: 'Presupuesto' })
    expect(await run(16)).toBe(0)
    expect(await mailsTo(one.email)).toHaveLength(1)
  })
})

it('meetings of the past are entered without a notice; their later minutes are one', async () => {
  const board = await newBoard()
  const one = await neighbor(board)
  const id = await save(board, 0, { day: '2026-10-07' })
  await add(board, id, 0)
  expect(await run(5)).toBe(0)
  await add(board, id, 10, 'Minutes')
  expect(await run(15)).toBe(1)
  expect(await headlinesTo(one.email)).toEqual([`${board.name}: Minutes for Wednesday, October 7`])
})

describe('each follower is notified once', () => {
  it('however often the job runs, and two at the same time', async () => {
    const board = await newBoard()
    const one = await neighbor(board)
    await save(board, 0)
    await Promise.all([run(5), run(5)])
    await run(6)
    expect(await mailsTo(one.email)).toHaveLength(1)
  })

  it.each([1, 2, 3, 4])('also after a kill behind write %i', async (writes) => {
    const board = await newBoard()
    const people = [await neighbor(board), await neighbor(board), await neighbor(board)]
    await save(board, 0)
    const context = scheduler(5)
    let left = writes
    const dying: Context['database'] = {
      ...context.database,
      write: (build) => {
        if (left === 0) throw new Error('killed')
        left -= 1
        return context.database.write(build)
      },
    }
    // One write makes the notice; each follower is a batch of their own, and a last one finds none.
    await expect(notifyBoardFollowers({ ...context, database: dying }, 1)).rejects.toThrow('killed')
    await notifyBoardFollowers(scheduler(6), 1)
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1)
    expect(await database.read((builder) => builder.select().from(messages))).toHaveLength(3)
  })

  it('a change made while the notice is being written is in the next one', async () => {
    const board = await newBoard()
    const one = await neighbor(board)
    const id = await save(board, 0)
    const context = scheduler(5)
    const meddled: Context['database'] = {
      ...context.database,
      write: async (build) => {
        await save(board, 5, { id, version: 1, startsAt: '18:00' }).catch(() => undefined)
        return context.database.write(build)
      },
    }
    expect(await notifyBoardFollowers({ ...context, database: meddled })).toBe(0)
    expect(await run(10)).toBe(1)
    expect(await mailsTo(one.email)).toMatchObject([
      { items: [{ text: expect.stringContaining('6:00 PM') }, {}] },
    ])
  })
})

it('only the scheduler notifies', async () => {
  await expect(notifyBoardFollowers(clerkAt(0))).rejects.toThrow('forbidden')
})
