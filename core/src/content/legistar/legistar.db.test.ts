import type { ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { secretBox } from '../../people/second-factor/index.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { getBoard } from '../boards/index.ts'
import {
  body,
  boardsOf,
  event,
  type LegistarData,
  person,
  record,
  serveLegistar,
} from './legistar.fixture.ts'
import { type LegistarRun, readLegistar } from './read.ts'
import {
  deleteLegistarSource,
  getLegistarSource,
  type LegistarReport,
  readLegistarNow,
  saveLegistarSource,
} from './index.ts'

const where = await testDatabase()
const { database, person: staffPerson } = peopleIn(where)
const service = await serveLegistar(3)
afterAll(service.stop)

let time = new Date('2026-11-26T15:00:00Z')
const wait = (minutes: number): void => {
  time = new Date(time.getTime() + minutes * 60_000)
}
const contextFor = (actor: Context['actor']) =>
  contextIn(where, { actor, clock: { now: () => time } })
const box = secretBox('a-secret-of-at-least-32-characters', 'legistar')
let editor: UserActor
beforeAll(async () => {
  editor = await staffPerson({ roles: ['contentEditor'] })
})

const network = { fetch, timeoutMs: 400, isLocal: true }
const job = () => contextFor({ kind: 'system', job: 'legistar' })
const read = (): Promise<LegistarRun | null> =>
  readLegistar(job(), { network, url: service.url, box })

interface Source {
  readonly version: number
  readonly problem: string | null
  readonly failures: number
  readonly isReading: boolean
  readonly report: LegistarReport | null
}

async function source(): Promise<Source | null> {
  // The contract's shape.
  const { source: found } = JSON.parse(await getLegistarSource(contextFor(editor))) as {
    source: Source | null
  }
  return found
}

const save = async (client: string, token: string | null = null) =>
  saveLegistarSource(contextFor(editor), box, {
    client,
    token,
    seen: (await source())?.version ?? 0,
  })

/** An hour later everything is read again. */
async function readAgain(change: Partial<LegistarData> = {}): Promise<LegistarReport> {
  Object.assign(service.state.data, change)
  wait(60)
  let run = await read()
  while (run?.outcome === 'paused') run = await read()
  expect(run).toMatchObject({ outcome: 'read' })
  const report = (await source())?.report
  if (!report) throw new Error('No report')
  return report
}

const labelsOf = ({ records }: LegistarReport, state: string): string[] =>
  records.filter((one) => one.state === state).map(({ list, label }) => `${list}: ${label}`)

const reader = () => contextFor({ kind: 'anonymous' })

const change = (statement: ReturnType<typeof sql>) =>
  database.write((builder) => [builder.execute(statement)])

/** Tests share the city: each has boards and people of its own. */
let nth = 0
const own = (name: string): string => `${name} ${nth}`
const riverBoard = (): string => `river-board-${nth}`

const term = ['2025-01-01', '2027-12-31'] as const

beforeEach(async () => {
  nth += 1
  const found = await source()
  if (found) await deleteLegistarSource(contextFor(editor), found.version)
  service.state.fault = () => false
  service.state.asked = []
  service.state.data = boardsOf(own)
})

describe('boards of Legistar', () => {
  it('come with members, meetings and links, and what cannot be taken is said', async () => {
    await save('city-a')
    const report = await readAgain()
    expect(report.counts).toMatchObject({
      boards: { added: 2 },
      seats: { added: 2 },
      members: { added: 2 },
      terms: { added: 2 },
      meetings: { added: 4 },
      files: { added: 2 },
    })
    const { board, seats, meetings } = await getBoard(reader(), riverBoard())
    expect(board).toMatchObject({
      Name: own('River Board'),
      Size__c: 2,
      Overview__c: '<p>Looks after &lt;the&gt; river.</p>',
    })
    expect(seats.map(({ member }) => member?.name)).toEqual([own('Ana Ruiz'), own('Bo Chan')])
    expect(meetings).toMatchObject([
      {
        day: '2026-11-02',
        startsAt: '2026-11-03T01:00:00+00:00',
        videoUrl: 'https://video.example/30',
        files: expect.arrayContaining([
          expect.objectContaining({ kind: 'agenda', url: 'https://legistar.example/30.pdf' }),
          expect.objectContaining({ kind: 'minutes' }),
        ]),
      },
      { day: '2026-12-07', startsAt: null, title: 'Immediately following' },
    ])
    const quiet = await getBoard(reader(), `quiet-board-${nth}`)
    expect(quiet.seats).toEqual([])
    expect(quiet.meetings).toMatchObject([{ isCancelled: true }, { isCancelled: false }])
    expect(report.notes).toEqual(
      expect.arrayContaining([
        { code: 'person-twice', about: own('Ana Ruiz') },
        { code: 'terms-joined', about: `${own('Ana Ruiz')}, ${riverBoard()}` },
        { code: 'record-left-out', about: own('Cy Diaz') },
        { code: 'time-in-words', about: `${riverBoard()}, 2026-12-07: Immediately following` },
      ]),
    )
    expect(report.importId).not.toBeNull()
    expect(await auditEntriesOf(database, report.importId ?? '')).toEqual([
      'applyContentImport by job:legistar',
    ])
  })

  it('read again change nothing and leave no import behind', async () => {
    await save('city-b')
    await readAgain()
    const imports = () => database.rows(sql`select id from content_imports`)
    const before = await imports()
    const again = await readAgain()
    expect(again).toMatchObject({ importId: null, records: [] })
    expect(await imports()).toEqual(before)
  })

  it('keep what staff changed, also while Legistar changes something else of it', async () => {
    await save('city-c')
    await readAgain()
    await change(
      sql`update board_meetings set location = 'Library' where source_key = 'legistar:city-c/30'`,
    )
    await change(sql`update boards set overview = '<p>Ours.</p>' where alias = ${riverBoard()}`)
    const [first, ...others] = service.state.data['events'] ?? []
    const report = await readAgain({
      bodies: [body(1, own('River and Lake Board')), body(2, own('Quiet Board'))],
      events: [{ ...first, EventTime: '6 P.M.', EventLocation: 'Town Hall' }, ...others],
    })
    expect(labelsOf(report, 'kept')).toEqual([`meetings: ${riverBoard()}, 2026-11-02`])
    expect(labelsOf(report, 'changed')).toEqual([
      `boards: ${own('River and Lake Board')}`,
      `meetings: ${riverBoard()}, 2026-11-02`,
    ])
    // Its address stays, and its text is the city's.
    const { board, meetings } = await getBoard(reader(), riverBoard())
    expect(board).toMatchObject({ Name: own('River and Lake Board'), Overview__c: '<p>Ours.</p>' })
    expect(meetings[0]).toMatchObject({
      location: 'Library',
      startsAt: '2026-11-03T00:00:00+00:00',
    })
    const versions = await database.rows(sql`
      select v.number, v.state, v.body ->> 'name' as name from content_versions v
      join boards b on b.id = v.item_id where b.alias = ${riverBoard()} order by v.number desc limit 2`)
    expect(versions).toMatchObject([
      { state: 'published', name: own('River and Lake Board') },
      { state: 'replaced', name: own('River Board') },
    ])
  })

  it('say what Legistar no longer has, and delete nothing; what staff deleted stays deleted', async () => {
    await save('city-d')
    await readAgain()
    await change(sql`delete from board_files where kind = 'minutes' and meeting_id in
      (select id from board_meetings where source_key = 'legistar:city-d/30')`)
    const { events = [], officerecords = [] } = service.state.data
    const report = await readAgain({
      events: events.filter(({ EventId }) => EventId !== 31),
      officerecords: officerecords.filter(({ OfficeRecordId }) => OfficeRecordId !== 21),
    })
    expect(labelsOf(report, 'missing')).toEqual([
      `meetings: ${riverBoard()}, 2026-12-07`,
      `members: ${own('Bo Chan')}`,
      `terms: ${own('Bo Chan')}, ${riverBoard()}`,
    ])
    expect(labelsOf(report, 'kept')).toEqual([`files: ${riverBoard()}, Minutes`])
    const { seats, meetings } = await getBoard(reader(), riverBoard())
    expect(seats.map(({ member }) => member?.name)).toEqual([own('Ana Ruiz'), own('Bo Chan')])
    expect(meetings).toHaveLength(2)
  })

  it('are the ones that staff made, by name or address', async () => {
    await change(sql`insert into boards (id, name, alias, overview, additional_information)
      values (gen_random_uuid(), 'Harbor board', 'harbor', '<p>By staff.</p>', '[]')`)
    await save('city-e')
    const report = await readAgain({
      bodies: [body(7, 'Harbor Board')],
      officerecords: [],
      events: [],
    })
    expect(labelsOf(report, 'added')).toEqual([])
    expect(labelsOf(report, 'kept')).toEqual(['boards: Harbor board'])
    const [stored] = await database.rows(
      sql`select source_key as key from boards where alias = 'harbor'`,
    )
    expect(stored).toEqual({ key: 'legistar:city-e/7' })
  })

  it('move someone to the seat that becomes free', async () => {
    await save('city-f')
    await readAgain()
    const report = await readAgain({
      persons: [...(service.state.data['persons'] ?? []), person(14, own('Di Egan'))],
      officerecords: [
        record(20, 10, 1, term),
        record(21, 11, 1, ['2025-01-01', '2026-11-30']),
        record(22, 12, 1, ['2026-01-01', '2028-12-31']),
        record(25, 14, 1, ['2026-12-01', null]),
      ],
    })
    expect(report.counts.seats).toEqual({ unchanged: 2 })
    expect(report.counts.terms).toMatchObject({ added: 1, changed: 1 })
  })
})

describe('a read', () => {
  const answer =
    (status: number, text: string, headers: Record<string, string> = {}) =>
    (_asked: unknown, response: ServerResponse): true => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
      return true
    }

  it('goes on where it stopped after an error in between', async () => {
    await save('city-g')
    const broken = answer(500, 'Oh no')
    service.state.fault = ({ list, skip }, response) =>
      list === 'officerecords' && skip > 0 && broken(null, response)
    wait(60)
    expect(await read()).toMatchObject({ outcome: 'failed', problem: 'http-status: 500' })
    expect(await source()).toMatchObject({ problem: 'http-status', failures: 1, isReading: true })
    expect(
      await database.rows(sql`select 1 from boards where source_key like 'legistar:city-g/%'`),
    ).toEqual([])
    // Not before the wait is over.
    expect(await read()).toBeNull()
    service.state.fault = () => false
    service.state.asked = []
    wait(1)
    expect(await read()).toMatchObject({ outcome: 'read', changed: true })
    expect(service.state.asked[0]).toMatchObject({ list: 'officerecords', skip: 1 })
    expect(await source()).toMatchObject({ problem: null, failures: 0, isReading: false })
  })

  it.each([
    [
      'a page in HTML',
      answer(200, '<html>Busy</html>', { 'content-type': 'text/html' }),
      'not-json',
    ],
    ['half of an answer', answer(200, '[{"BodyId": 1', {}), 'not-json'],
    ['too few bytes', answer(200, '[]', { 'content-length': '900' }), 'timeout'],
    ['nothing in time', () => true, 'timeout'],
    ['a page for those who log in', answer(401, ''), 'http-status: 401'],
  ] as const)('that gets %s changes nothing and says so', async (_what, fault, problem) => {
    await save('city-h')
    service.state.fault = fault
    wait(60)
    expect(await read()).toMatchObject({ outcome: 'failed', problem })
    expect(await source()).toMatchObject({ failures: 1, report: null })
  })

  it('takes 20 pages at a time, and rows that come twice once', async () => {
    await save('city-i')
    service.state.data['persons'] = Array.from({ length: 60 }, (_, n) =>
      person(100 + n, own(`P ${n}`)),
    )
    wait(60)
    expect(await read()).toEqual({ outcome: 'paused', pages: 20 })
    expect(await read()).toEqual({ outcome: 'paused', pages: 20 })
    const rows = () =>
      database.rows<{ count: number }>(
        sql`select count(*)::int as count from legistar_rows where list = 'persons'`,
      )
    expect((await rows())[0]?.count).toBeGreaterThan(20)
    let run = await read()
    while (run?.outcome === 'paused') run = await read()
    expect(run).toMatchObject({ outcome: 'read' })
    expect(await rows()).toEqual([{ count: 0 }])
  })

  it('asks for meetings of three years at first, then of half a year', async () => {
    await save('city-j')
    await readAgain()
    const filters = () =>
      new Set(service.state.asked.map(({ query }) => query.get('$filter')).filter(Boolean))
    const since = (days: number) =>
      `EventDate ge datetime'${daysAfter(time.toISOString().slice(0, 10), -days)}'`
    expect([...filters()]).toEqual([since(1095)])
    service.state.asked = []
    await readAgain()
    expect([...filters()]).toEqual([since(180)])
  })

  it('misses no meeting that it did not ask for', async () => {
    await save('city-o')
    const { events = [] } = service.state.data
    await readAgain({ events: [...events, event(40, 1, ['2025-03-03', '7 PM'])] })
    expect(labelsOf(await readAgain({ events }), 'missing')).toEqual([])
  })

  it('sends the token, which neither the database nor the reply shows', async () => {
    await save('city-k', 's3cret')
    await readAgain()
    expect(service.state.asked.every(({ query }) => query.get('token') === 's3cret')).toBe(true)
    expect(await getLegistarSource(contextFor(editor))).not.toContain('s3cret')
    const stored = await database.rows(sql`select to_jsonb(s)::text as row from legistar_sources s`)
    expect(JSON.stringify(stored)).not.toContain('s3cret')
    // Kept by a change of something else, removed by an empty one.
    await save('city-k')
    await readAgain()
    expect(service.state.asked.at(-1)?.query.get('token')).toBe('s3cret')
    await save('city-k', '')
    await readAgain()
    expect(service.state.asked.at(-1)?.query.get('token')).toBeNull()
  })

  it('of another client begins again', async () => {
    await save('city-l')
    service.state.data['persons'] = Array.from({ length: 60 }, (_, n) =>
      person(100 + n, own(`P ${n}`)),
    )
    wait(60)
    expect(await read()).toMatchObject({ outcome: 'paused' })
    await save('city-m')
    service.state.asked = []
    await read()
    expect(service.state.asked[0]).toMatchObject({ list: 'bodies', skip: 0 })
  })
})

it('is set up by content editors, who see each other’s changes, and begins when they ask', async () => {
  await save('city-n')
  await expect(
    saveLegistarSource(contextFor(editor), box, { client: 'other', token: null, seen: 0 }),
  ).rejects.toMatchObject({ kind: 'stale' })
  await expect(save('not a name')).rejects.toMatchObject({ kind: 'invalid' })
  await readAgain()
  expect(await read()).toBeNull()
  await readLegistarNow(contextFor(editor))
  expect(await read()).toMatchObject({ outcome: 'read', changed: false })
  const worker = contextFor(await staffPerson({ roles: ['caseWorker'] }))
  await expect(readLegistarNow(worker)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(
    readLegistar(contextFor(editor), { network, url: service.url, box }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
})
