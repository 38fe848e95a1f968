import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contentKinds } from '../../content-kinds.ts'
import {
  compareContent,
  createContent,
  getContent,
  listContent,
  publishDueContent,
  restoreContent,
  saveContent,
  showContentDraft,
  withdrawContent,
} from '../../content/content-editing/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { deleteService, listCatalogue } from '../service-editing/index.ts'
import { listServices } from '../services/index.ts'
import { popularServices } from '../services/rules.ts'
import { type HomePageBody, homePageId } from './rules.ts'

const { contextOf, database, person } = peopleIn(await testDatabase('demo'))
const kind = contentKinds['home-page']
const id = homePageId
let edith: UserActor
beforeAll(async () => {
  edith = await person({ roles: ['contentEditor'], firstName: 'Edith' })
})
const at = (minutes = 0) => contextOf(edith, new Date(now.getTime() + minutes * 60_000))
const seen = () => getContent(at(), kind, id)
const live = async () => (await seen()).live as unknown as HomePageBody

interface Step {
  readonly step: 'draft' | 'schedule' | 'publish'
  readonly publishAt?: string
}
const save = async (
  body: HomePageBody,
  { step, publishAt = null as never }: Step,
  revision?: number,
) =>
  saveContent(at(), kind, {
    id,
    seen: revision ?? (await seen()).revision,
    edit: { content: { ...body }, note: '', step, publishAt },
  })

interface Listed {
  readonly Id: string
  readonly Item: string
  readonly Published: boolean
  readonly Deleted: boolean
  readonly PopularService: boolean
  readonly PopularServiceOrder: number | null
}
const services = async (draft?: ReturnType<typeof at>['draft']): Promise<readonly Listed[]> =>
  JSON.parse(await listServices({ ...contextOf({ kind: 'anonymous' }), draft }))
const shown = async () => popularServices(await services()).map(({ Id }) => Id)
const links = async () => (await loadCity(database)).settings.circleLinks

it('is a draft that no resident sees until it is published, with both lists in their order', async () => {
  const first = await live()
  expect(first.circleLinks.map(({ address }) => address)).toContain('/employment')
  expect(await shown()).toEqual(first.services)
  const wanted = {
    circleLinks: first.circleLinks.toReversed(),
    services: first.services.toReversed().slice(1),
  }
  await save(wanted, { step: 'draft' })
  expect(await shown()).toEqual(first.services)
  expect((await links()).map((link) => link.id)).toEqual(first.circleLinks.map((link) => link.id))
  await save(wanted, { step: 'publish' })
  expect(await shown()).toEqual(wanted.services)
  expect(await links()).toEqual(wanted.circleLinks)
  expect(await live()).toEqual(wanted)
})

it('gives a link that is added an id of its own', async () => {
  const before = await live()
  const [first] = before.circleLinks
  const added = { ...first, id: 'new', text: ' Jobs ' } as (typeof before.circleLinks)[number]
  await save({ ...before, circleLinks: [...before.circleLinks, added] }, { step: 'publish' })
  const last = (await live()).circleLinks.at(-1)
  expect(last).toMatchObject({ text: 'Jobs' })
  expect(last?.id).not.toBe('new')
  await save(before, { step: 'publish' })
})

it('has a history with who and when, and each version can be published again', async () => {
  const before = await live()
  await save({ ...before, services: before.services.slice(1) }, { step: 'publish' })
  const { versions, revision } = await seen()
  expect(versions[0]).toMatchObject({ state: 'published', by: expect.stringContaining('Edith') })
  const [, earlier] = versions
  const compared = await compareContent(at(), kind, { id, number: versions[0]?.number ?? 0 })
  expect(compared).toMatchObject({ before: { services: before.services } })
  await restoreContent(at(), kind, { id, seen: revision, number: earlier?.number ?? 0 })
  expect(await live()).toEqual(before)
})

it('appears by itself at its time', async () => {
  const before = await live()
  const wanted = { ...before, circleLinks: before.circleLinks.slice(1) }
  await save(wanted, { step: 'schedule', publishAt: '2099-01-01T08:00' })
  const job = (day: string) => contextOf({ kind: 'system', job: 'content' }, new Date(day))
  await publishDueContent(job('2098-12-31T00:00:00Z'), contentKinds)
  expect(await live()).toEqual(before)
  await publishDueContent(job('2099-01-02T00:00:00Z'), contentKinds)
  expect(await live()).toEqual(wanted)
  expect(await links()).toEqual(wanted.circleLinks)
})

it('of two editors at once, the second is refused', async () => {
  const { revision } = await seen()
  const body = await live()
  const two = await Promise.allSettled([
    save({ ...body, services: [] }, { step: 'publish' }, revision),
    save({ ...body, circleLinks: [] }, { step: 'publish' }, revision),
  ])
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'stale', code: 'Content.ChangedMeanwhile' },
  })
  const { versions, revision: later } = await seen()
  const number = versions[1]?.number ?? 0
  await restoreContent(at(), kind, { id, seen: later, number })
})

it('keeps in its history what another form changed, and refuses who edits it meanwhile', async () => {
  const before = await live()
  await save(before, { step: 'publish' })
  const { revision, versions } = await seen()
  const gone = before.services[0] ?? ''
  await deleteService(at(), gone)
  await expect(save(before, { step: 'draft' }, revision)).rejects.toMatchObject({ kind: 'stale' })
  const changed = await live()
  expect(changed.services).toEqual(before.services.slice(1))
  await save({ ...changed, circleLinks: [] }, { step: 'draft' })
  const after = (await seen()).versions
  expect(after.map(({ state }) => state).slice(0, 3)).toEqual(['draft', 'published', 'replaced'])
  expect(after[1]).toMatchObject({ by: null })
  // What was deleted stays deleted.
  const { revision: now2 } = await seen()
  await restoreContent(at(), kind, { id, seen: now2, number: versions[0]?.number ?? 0 })
  expect(await shown()).toEqual(before.services.slice(1))
})

it('is previewed with its own lists, by one member of staff', async () => {
  const body = await live()
  const wanted = { circleLinks: [], services: body.services.toReversed() }
  const path = await showContentDraft(at(), kind, { id, content: wanted, language: 'en' })
  expect(new URLSearchParams(path.split('?')[1]).get('to')).toBe('/')
  const [kept] = await database.rows<{ draft: NonNullable<ReturnType<typeof at>['draft']> }>(
    sql`select draft from text_previews order by created_at desc, id desc limit 1`,
  )
  expect(kept?.draft.row).toEqual(wanted)
  const previewed = popularServices(await services(kept?.draft))
  expect(previewed.map(({ Id }) => Id)).toEqual(wanted.services)
  expect(await shown()).toEqual(body.services)
})

it.each([
  ['text', { text: ' ' }],
  ['textEs', { textEs: '' }],
  ['address', { address: '' }],
  ['address', { address: 'jobs' }],
  ['address', { address: '//evil.example' }],
  ['address', { address: 'data:text/html,hello' }],
  ['address', { address: 'http://plain.example' }],
])('is not published with a wrong %s of a link: %o', async (field, change) => {
  const { services: ids } = await live()
  const link = {
    id: 'jobs',
    icon: 'briefcase',
    text: 'Jobs',
    textEs: 'Empleos',
    address: '/jobs',
    isOnPortal: false,
    isHidden: false,
  } as const
  const wrong = { services: ids, circleLinks: [{ ...link, ...change }] }
  await expect(save(wrong, { step: 'publish' })).rejects.toMatchObject({
    problems: [expect.objectContaining({ field: `link.jobs.${field}` })],
  })
})

it('is one, always on the site, and edited by content editors only', async () => {
  const body = await live()
  const edit = { content: { ...body }, note: '', step: 'publish', publishAt: null } as const
  await expect(createContent(at(), kind, edit)).rejects.toMatchObject({ kind: 'invalid' })
  const { revision } = await seen()
  const leaving = withdrawContent(at(), kind, { id, seen: revision, into: null })
  await expect(leaving).rejects.toMatchObject({ code: 'Content.Stays' })
  const { data } = await listContent(at(), kind, { show: 'all', page: 1 })
  expect(data).toMatchObject([{ id, title: 'Home page', isPublished: true }])
  const viewer = contextOf(await person({ roles: ['viewer'] }))
  expect(await getContent(viewer, kind, id)).toMatchObject({ live: body })
  await expect(saveContent(viewer, kind, { id, seen: revision, edit })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(await listCatalogue(viewer)).toContain('PopularService')
})
