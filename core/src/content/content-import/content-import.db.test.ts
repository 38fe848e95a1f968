import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { parcelsIn } from '../../land/parcels/parcels.fixture.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { boardKind } from '../boards/board-kind.ts'
import { getBoard } from '../boards/index.ts'
import {
  compareContent,
  getContent,
  restoreContent,
  saveContent,
} from '../content-editing/index.ts'
import { searchSite } from '../search/index.ts'
import type { SentFile } from './check-import.ts'
import {
  applyContentImport,
  checkContentImport,
  type ContentImport,
  getContentImport,
  listContentImports,
} from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const { trips } = where
const parcel = parcelsIn(database)
let editor: UserActor
beforeAll(async () => {
  editor = await person({ roles: ['contentEditor'], firstName: 'Carla' })
})
const staff = () => contextOf(editor)
const reader = () => contextOf({ kind: 'anonymous' })

async function check(file: string | object, more: Partial<SentFile> = {}): Promise<ContentImport> {
  const before = await trips()
  const id = await checkContentImport(staff(), {
    name: 'boards.json',
    list: 'boards',
    articleStep: 'draft',
    file: typeof file === 'string' ? file : JSON.stringify(file),
    ...more,
  })
  expect((await trips()) - before).toBe(1)
  return view(id)
}

async function view(id: string): Promise<ContentImport> {
  const before = await trips()
  const body = await getContentImport(staff(), id)
  expect((await trips()) - before).toBe(1)
  // The contract's shape.
  return JSON.parse(body) as ContentImport
}

async function bring(...sent: Parameters<typeof check>): Promise<ContentImport> {
  const checked = await check(...sent)
  expect(checked.errors).toEqual([])
  const before = await trips()
  await applyContentImport(staff(), checked)
  expect((await trips()) - before).toBe(2)
  return view(checked.id)
}

const boardsOf = (alias: string) => ({
  boards: [
    {
      alias,
      name: 'Tree Board',
      nameEs: 'Junta de Árboles',
      overview: '<p onclick="x">Looks after <b>trees</b>.</p>',
      powers: ['Plants up to $5,000 of trees', 'Advises'],
      links: ['Bylaws=https://city.example/bylaws'],
    },
  ],
  seats: [
    { board: alias, position: 1, appointer: 'Mayor' },
    { board: alias, position: 2, isAlternate: 'yes' },
  ],
  members: [{ key: `${alias}-ana`, fullName: 'Ana Ruiz', email: 'ana@city.example' }],
  terms: [{ board: alias, position: 1, member: `${alias}-ana`, fromDay: '2026-01-01' }],
  meetings: [
    { key: `${alias}-m1`, board: alias, day: '2026-10-05', startsAt: '7:00 PM' },
    { board: alias, day: '2026-12-07', startsAt: '19:00', isCancelled: true },
  ],
  attendance: [{ meeting: `${alias}-m1`, member: `${alias}-ana`, status: 'present' }],
  files: [
    {
      board: alias,
      meeting: `${alias}-m1`,
      kind: 'minutes',
      label: 'Minutes',
      url: 'https://city.example/m1.pdf',
    },
  ],
})

describe('an import of boards', () => {
  it('brings a board with its seats, members, meetings and attendance to its page', async () => {
    const done = await bring(boardsOf('trees'))
    expect(done).toMatchObject({ status: 'applied', rowCount: 9, changes: [] })
    expect(done.counts.seats).toMatchObject({ added: 2 })
    const { board, seats, meetings } = await getBoard(reader(), 'trees')
    expect(board).toMatchObject({
      Name: 'Tree Board',
      Size__c: 1,
      Overview__c: '<p>Looks after <b>trees</b>.</p>',
      powersAndDuties: ['Plants up to $5,000 of trees', 'Advises'],
      Additional_Information1__c: 'https://city.example/bylaws',
    })
    expect(seats[0]).toMatchObject({
      appointer: 'Mayor',
      member: { name: 'Ana Ruiz', percentage: 100 },
    })
    expect(meetings).toMatchObject([
      {
        day: '2026-10-05',
        startsAt: '2026-10-06T00:00:00+00:00',
        files: [{ kind: 'minutes' }],
        attendance: [{ name: 'Ana Ruiz', status: 'present' }],
      },
      { day: '2026-12-07', isCancelled: true },
    ])
    expect(await searchSite(reader(), { term: 'tree board', page: 1 })).toContain('/trees"')
    expect(await auditEntriesOf(database, done.id)).toEqual([
      `applyContentImport by ${editor.userId}`,
      `checkContentImport by ${editor.userId}`,
    ])
  })

  it('repeated changes nothing, and says so', async () => {
    await bring(boardsOf('again'))
    const again = await check(boardsOf('again'))
    expect(again.counts).toMatchObject({
      boards: { unchanged: 1 },
      seats: { unchanged: 2 },
      members: { unchanged: 1 },
      terms: { unchanged: 1 },
      meetings: { unchanged: 2 },
      attendance: { unchanged: 1 },
      files: { unchanged: 1 },
    })
    const changes = again.changes.filter(({ state }) => state !== 'missing')
    expect(changes).toEqual([])
  })

  it('shows what changes and what the file lacks, and keeps what it does not say', async () => {
    await bring(boardsOf('parts'))
    const csv = 'board,position,name,endedOn\nparts,1,First seat,\n'
    const checked = await check(csv, { list: 'seats' })
    expect(checked.changes).toContainEqual({
      list: 'seats',
      key: 'parts/1',
      line: 2,
      state: 'changed',
      fields: [{ column: 'name', before: null, after: 'First seat' }],
    })
    expect(checked.changes).toContainEqual(
      expect.objectContaining({ key: 'parts/2', state: 'missing', line: null }),
    )
    await applyContentImport(staff(), checked)
    const { seats } = await getBoard(reader(), 'parts')
    expect(seats[0]).toMatchObject({ name: 'First seat', appointer: 'Mayor' })
    expect(seats).toHaveLength(2)
  })

  it('with one bad row changes nothing, and names the row and the column', async () => {
    const csv =
      'alias,name,overview,meetingDay,size\nwater,Water Board,<p>Water.</p>,First Monday,7\nBad Alias,Bad,<p>x</p>,,\n'
    const checked = await check(csv)
    expect(checked).toMatchObject({ status: 'refused', errorCount: 2, changes: [], counts: {} })
    expect(checked.errors).toEqual([
      { list: 'boards', line: 1, field: 'size', code: 'unknown-column' },
      { list: 'boards', line: 3, field: 'alias', code: 'not-of-form' },
    ])
    await expect(applyContentImport(staff(), checked)).rejects.toMatchObject({
      code: 'ContentImport.NotWaiting',
    })
    await expect(getBoard(reader(), 'water')).rejects.toMatchObject({ kind: 'not-found' })
  })

  it.each([
    [
      'a board that nobody has',
      { seats: [{ board: 'nowhere', position: 1 }] },
      'board',
      'not-found',
    ],
    ['a row twice', { members: [{ fullName: 'Bo' }, { fullName: 'Bo' }] }, '', 'twice'],
    ['an unknown list', { people: [{}] }, '', 'unknown-list'],
    [
      'a time in words',
      { meetings: [{ board: 'a', day: '2026-01-02', startsAt: 'Noon' }] },
      'startsAt',
      'not-a-time',
    ],
    [
      'a day that does not exist',
      { meetings: [{ board: 'a', day: '2026-02-30' }] },
      'day',
      'not-a-day',
    ],
    ['a missing name', { members: [{ key: 'x' }] }, 'fullName', 'required'],
  ])('names %s', async (_what, file, field, code) => {
    const { errors } = await check(file)
    expect(errors).toContainEqual(expect.objectContaining({ field, code }))
  })

  it('writes the texts of boards as versions, which can be compared and undone', async () => {
    await bring(boardsOf('versions'))
    const [{ id } = { id: '' }] = await database.rows<{ id: string }>(
      sql`select id from boards where alias = 'versions'`,
    )
    const states = async () =>
      (await getContent(staff(), boardKind, id)).versions.map(({ state, note }) => [state, note])
    expect(await states()).toEqual([['published', 'boards.json']])
    await bring('alias,name,overview\nversions,Forest Board,<p>Trees.</p>\n', { name: 'b.csv' })
    expect(await states()).toEqual([
      ['published', 'b.csv'],
      ['replaced', 'boards.json'],
    ])
    const { before, after } = await compareContent(staff(), boardKind, { id, number: 2 })
    expect([before?.['name'], after['name']]).toEqual(['Tree Board', 'Forest Board'])
    const { revision } = await getContent(staff(), boardKind, id)
    await restoreContent(staff(), boardKind, { id, seen: revision, number: 1 })
    expect((await getBoard(reader(), 'versions')).board.Name).toBe('Tree Board')
  })

  it('keeps a draft of staff open, and what residents read before it', async () => {
    await database.write((builder) => [
      builder.execute(sql`insert into boards (id, name, alias, overview, additional_information)
        values (gen_random_uuid(), 'By hand', 'by-hand', '<p>By hand.</p>', '[]')`),
    ])
    const [{ id } = { id: '' }] = await database.rows<{ id: string }>(
      sql`select id from boards where alias = 'by-hand'`,
    )
    const { live } = await getContent(staff(), boardKind, id)
    if (!live) throw new Error('It is published')
    const edit = { content: { ...live, name: 'Draft' }, note: '', publishAt: null } as const
    await saveContent(staff(), boardKind, { id, seen: 0, edit: { ...edit, step: 'draft' } })
    await bring('alias,name,overview\nby-hand,Imported,<p>Imported.</p>\n')
    const { open, versions } = await getContent(staff(), boardKind, id)
    expect(open?.body['name']).toBe('Draft')
    expect(versions.map(({ state }) => state)).toEqual(['published', 'draft', 'replaced'])
    // Its editor has to look at the import first.
    await expect(
      saveContent(staff(), boardKind, { id, seen: 1, edit: { ...edit, step: 'publish' } }),
    ).rejects.toMatchObject({ kind: 'stale' })
  })

  it('names two members in one seat on the same day', async () => {
    await bring(boardsOf('seats'))
    const { errors } = await check({
      members: [{ fullName: 'Bo Chan' }],
      terms: [{ board: 'seats', position: 1, member: 'Bo Chan', fromDay: '2026-06-01' }],
    })
    expect(errors).toEqual([{ list: 'terms', line: 1, field: 'fromDay', code: 'overlaps' }])
  })

  it('is refused if someone changed meanwhile what it changes', async () => {
    await bring(boardsOf('moving'))
    const csv = 'alias,name,overview\nmoving,Mobility Board,<p>New.</p>\n'
    const checked = await check(csv)
    await database.write((builder) => [
      builder.execute(sql`update boards set name = 'Edited here' where alias = 'moving'`),
    ])
    await expect(applyContentImport(staff(), checked)).rejects.toMatchObject({
      code: 'ContentImport.ChangedMeanwhile',
    })
    const seen = await view(checked.id)
    expect(seen.changes[0]).toMatchObject({
      fields: expect.arrayContaining([
        { column: 'name', before: 'Edited here', after: 'Mobility Board' },
      ]),
    })
    await applyContentImport(staff(), seen)
    await expect(applyContentImport(staff(), seen)).rejects.toMatchObject({ kind: 'conflict' })
  })
})

describe('an import of articles', () => {
  const csv = (title: string) =>
    `key,title,summary,body\nbring-your-own,${title},How it works.,"<p onclick=""x"">Bring a file.</p>"\n`
  const articles = (articleStep: SentFile['articleStep']) =>
    ({ list: 'articles', articleStep }) as const
  const titles = () =>
    database.rows<{ title: string }>(
      sql`select title from articles where slug = 'bring-your-own' and is_published`,
    )
  const states = async () => {
    const rows = await database.rows<{ state: string }>(sql`
      select v.state from content_versions v join content_items i on i.id = v.item_id
      where i.source_key = 'bring-your-own' order by v.number`)
    return rows.map(({ state }) => state)
  }

  it('as drafts is seen by no resident; published it is found, with its history', async () => {
    await bring(csv('First'), articles('draft'))
    expect(await titles()).toEqual([])
    expect(await states()).toEqual(['draft'])
    expect((await check(csv('First'), articles('draft'))).counts.articles).toMatchObject({
      unchanged: 1,
    })
    await bring(csv('Second'), articles('publish'))
    expect(await titles()).toEqual([{ title: 'Second' }])
    // What staff had open stays open.
    expect(await states()).toEqual(['draft', 'published'])
    await bring(csv('Third'), articles('publish'))
    expect(await states()).toEqual(['draft', 'replaced', 'published'])
    const [stored] = await database.rows<{ parts: string }>(
      sql`select layout_items::text as parts from articles where slug = 'bring-your-own'`,
    )
    expect(stored?.parts).not.toContain('onclick')
    expect(await searchSite(reader(), { term: 'third', page: 1 })).toContain('Third')
  })

  it('names a Spanish article without its title', async () => {
    const { errors } = await check(
      [{ key: 'half', title: 'Half', summary: 'x', body: '<p>x</p>', bodyEs: '<p>y</p>' }],
      articles('publish'),
    )
    expect(errors).toEqual([{ list: 'articles', line: 1, field: 'titleEs', code: 'required' }])
  })
})

describe('an import of pickup data', () => {
  it('sets the days of parcels and addresses, and names those that the city does not have', async () => {
    await parcel({ parcelNumber: 'P-1', streetNumber: 7, streetName: 'Pickup' })
    await parcel({ parcelNumber: 'P-2', streetNumber: 9, streetName: 'Pickup' })
    await bring({
      pickupDays: [{ parcelNumber: 'P-1', pickupDay: 'tuesday', leafDistrict: 'N' }],
      pickupAddresses: [{ address: '9 PICKUP St', pickupDay: 'Friday' }],
    })
    expect(
      await database.rows(sql`select parcel_number as number, refuse_pickup_day as day, leaf_district as district
        from parcels where parcel_number like 'P-%' order by 1`),
    ).toMatchObject([
      { number: 'P-1', day: 'Tuesday', district: 'N' },
      { number: 'P-2', day: 'Friday' },
    ])
    const { errors } = await check({ pickupDays: [{ parcelNumber: 'P-9', pickupDay: 'Monday' }] })
    expect(errors).toEqual([
      { list: 'pickupDays', line: 1, field: 'parcelNumber', code: 'not-found' },
    ])
  })

  it('adds and replaces rules of the calendar from today on, and keeps what they said', async () => {
    const season = (toDay: string) => ({
      pickupRules: [{ kind: 'season', service: 'christmas-trees', fromDay: '2027-12-26', toDay }],
    })
    await bring(season('2028-01-10'))
    await bring(season('2028-01-17'))
    expect(
      await database.rows(sql`select to_day::text as day, withdrawn_at is null as live from pickup_rules
        where from_day = '2027-12-26' order by to_day`),
    ).toEqual([
      { day: '2028-01-10', live: false },
      { day: '2028-01-17', live: true },
    ])
    const { errors } = await check({
      pickupRules: [
        { kind: 'holiday', fromDay: '2026-01-02', name: 'Gone', nameEs: 'Pasado' },
        { kind: 'season', service: 'christmas-trees', fromDay: '2028-01-01', toDay: '2028-01-05' },
        {
          kind: 'season',
          service: 'recycling',
          district: 'none',
          fromDay: '2030-01-01',
          toDay: '2030-01-05',
        },
      ],
    })
    expect(errors).toEqual([
      { list: 'pickupRules', line: 1, field: 'fromDay', code: 'past' },
      { list: 'pickupRules', line: 2, field: 'fromDay', code: 'overlaps' },
      { list: 'pickupRules', line: 3, field: 'district', code: 'not-found' },
    ])
  })
})

it.each([
  ['no rows', 'alias,name\n', 'ContentImport.Empty'],
  ['an open quote', 'alias,name\n"a', 'ContentImport.Unreadable'],
  ['half of JSON', '{"boards": [', 'ContentImport.Unreadable'],
])('a file with %s is refused', async (_what, file, code) => {
  await expect(check(file)).rejects.toMatchObject({ code })
})

it('is for content editors; others of the staff read the list', async () => {
  const worker = contextOf(await person({ roles: ['caseWorker'] }), now)
  const file = { name: 'x', list: 'boards', articleStep: 'draft', file: 'x' } as const
  await expect(checkContentImport(worker, file)).rejects.toMatchObject({ kind: 'forbidden' })
  const { imports } = JSON.parse(await listContentImports(staff())) as { imports: unknown[] }
  expect(imports.length).toBeGreaterThan(0)
})
