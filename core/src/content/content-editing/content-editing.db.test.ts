import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contentKinds } from '../../content-kinds.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { getArticle } from '../knowledge/articles.ts'
import { articles } from '../knowledge/knowledge.sql.ts'
import type { ArticleBody } from '../knowledge/rules.ts'
import {
  compareContent,
  createContent,
  discardContentDraft,
  getContent,
  listContent,
  publishDueContent,
  remindOfReviews,
  restoreContent,
  saveContent,
  setContentCare,
  withdrawContent,
} from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const { trips } = where
const kind = contentKinds.article
let carla: UserActor
beforeAll(async () => {
  carla = await person({ roles: ['contentEditor'], firstName: 'Carla' })
})
const at = (minutes = 0) => contextOf(carla, new Date(now.getTime() + minutes * 60_000))
const job = (minutes: number) =>
  contextOf({ kind: 'system', job: 'content' }, new Date(now.getTime() + minutes * 60_000))
const reader = () => contextOf({ kind: 'anonymous' })

const body = (title: string, more: Partial<ArticleBody> = {}): ArticleBody => ({
  title,
  titleEs: null,
  summary: 'What to do.',
  summaryEs: null,
  layoutItems: [{ name: 'Part_1', label: 'How', value: '<p>Slowly.</p>' }],
  layoutItemsEs: null,
  ...more,
})
const edit = (
  content: ArticleBody,
  step: 'draft' | 'publish' | 'schedule' = 'draft',
  publishAt: string | null = null,
) => ({ content: { ...content }, note: 'Clearer.', step, publishAt })

const create = (...given: Parameters<typeof edit>) => createContent(at(), kind, edit(...given))
const save = async (id: string, ...given: Parameters<typeof edit>) => {
  const { revision } = await getContent(at(), kind, id)
  await saveContent(at(), kind, { id, seen: revision, edit: edit(...given) })
}
const titleFor = async (id: string): Promise<string | null> => {
  const read = await getArticle(reader(), id).catch(() => null)
  return read === null ? null : (JSON.parse(read) as { title: string }).title
}
const statesOf = async (id: string) =>
  (await getContent(at(), kind, id)).versions.map(({ number, state }) => `${number} ${state}`)

/** An article that was never edited here. */
async function imported(title: string): Promise<string> {
  const id = newId<'article'>()
  await database.write((builder) => [
    builder
      .insert(articles)
      .values({ ...body(title), id, isPublished: true, publishedAt: now, updatedAt: now }),
  ])
  return id
}

describe('a draft', () => {
  it('is not shown to residents until it is published', async () => {
    const id = await create(body('How to compost'))
    expect(await titleFor(id)).toBeNull()
    await save(id, body('How to compost'), 'publish')
    expect(await titleFor(id)).toBe('How to compost')
    expect(await statesOf(id)).toEqual(['1 published'])
    expect(await auditEntriesOf(database, id)).toEqual([
      `createContent by ${carla.userId}`,
      `saveContent by ${carla.userId}`,
    ])
  })

  it('needs only a title, and all texts once it is published', async () => {
    const thin = body('Thin', { summary: '', layoutItems: [] })
    const id = await create(thin)
    await expect(save(id, thin, 'publish')).rejects.toMatchObject({
      code: 'Util.FormContainsErrors',
      problems: [{ field: 'summary' }, { field: 'layoutItems.0.value' }],
    })
    await expect(create(body(' '))).rejects.toMatchObject({ problems: [{ field: 'title' }] })
  })

  it('keeps what residents read beside it, and can be thrown away', async () => {
    const id = await imported('As it was')
    await save(id, body('As it will be'))
    expect(await titleFor(id)).toBe('As it was')
    expect(await statesOf(id)).toEqual(['2 draft', '1 published'])
    const { revision } = await getContent(at(), kind, id)
    await discardContentDraft(at(), kind, { id, seen: revision })
    expect(await statesOf(id)).toEqual(['1 published'])
  })

  it('that was never published leaves nothing when it is thrown away', async () => {
    const id = await create(body('A whim'))
    await discardContentDraft(at(), kind, { id, seen: 1 })
    await expect(getContent(at(), kind, id)).rejects.toMatchObject({ code: 'Content.NotFound' })
  })

  it('is cleaned of what a page must not have', async () => {
    const hostile =
      '<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/a.png"></p>'
    const parts = [{ name: 'Part_1', label: 'How', value: hostile }]
    const id = await create(body('Pasted from Word', { layoutItems: parts }), 'publish')
    const { live } = await getContent(at(), kind, id)
    expect(live).toMatchObject({ layoutItems: [{ value: '<p>Hi</p>' }] })
  })

  it('is not published with a picture that has no description', async () => {
    const parts = [{ name: 'Part_1', label: '', value: '<img src="/media/a.png" alt="">' }]
    await expect(create(body('Seen', { layoutItems: parts }), 'publish')).rejects.toMatchObject({
      problems: [{ field: 'layoutItems.0.value', code: 'Content.SilentPicture' }],
    })
  })

  it('of another kind is refused', async () => {
    await expect(
      createContent(at(), contentKinds['news-post'], edit(body('Not news'))),
    ).rejects.toMatchObject({ code: 'Error.InvalidInput' })
  })
})

describe('two editors at once', () => {
  it('do not overwrite each other: the second is refused', async () => {
    const id = await create(body('Both want it'))
    const change = (title: string) =>
      saveContent(at(), kind, { id, seen: 1, edit: edit(body(title)) })
    const both = await Promise.allSettled([change('One'), change('Two')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      kind: 'stale',
      code: 'Content.ChangedMeanwhile',
    })
  })
})

describe('what is scheduled', () => {
  // The city is six hours behind UTC: 12:30 there is 18:30 in UTC.
  const half = '2026-11-20T12:30'

  it('is published at its time, once, however often the job runs', async () => {
    const id = await create(body('On time'), 'schedule', half)
    expect(await publishDueContent(job(29), contentKinds)).toBe(0)
    expect(await titleFor(id)).toBeNull()
    const runs = await Promise.all([
      publishDueContent(job(30), contentKinds),
      publishDueContent(job(30), contentKinds),
    ])
    expect(runs[0] + runs[1]).toBe(1)
    expect(await titleFor(id)).toBe('On time')
    expect(await auditEntriesOf(database, id)).toEqual([
      `createContent by ${carla.userId}`,
      'publishDueContent by job:content',
    ])
  })

  it('waits again when it is kept as a draft', async () => {
    const id = await create(body('Not yet'), 'schedule', half)
    await save(id, body('Not yet'))
    expect(await publishDueContent(job(60), contentKinds)).toBe(0)
    expect(await titleFor(id)).toBeNull()
  })

  it('needs a time to come', async () => {
    await expect(create(body('Late'), 'schedule', '2026-11-20T11:59')).rejects.toMatchObject({
      problems: [{ field: 'publishAt', code: 'Content.NotToCome' }],
    })
    await expect(create(body('Never'), 'schedule')).rejects.toMatchObject({
      problems: [{ field: 'publishAt' }],
    })
  })

  it('is published by the scheduler alone', async () => {
    await expect(publishDueContent(at(), contentKinds)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('an earlier version', () => {
  it('is compared with the one before it and published again', async () => {
    const id = await create(body('First'), 'publish')
    await save(id, body('Second'), 'publish')
    expect(await compareContent(at(), kind, { id, number: 2 })).toMatchObject({
      with: 1,
      before: { title: 'First' },
      after: { title: 'Second' },
    })
    const { revision } = await getContent(at(), kind, id)
    await restoreContent(at(), kind, { id, seen: revision, number: 1 })
    expect(await titleFor(id)).toBe('First')
    expect(await statesOf(id)).toEqual(['3 published', '2 replaced', '1 replaced'])
  })

  it('brings back the services that it offered', async () => {
    const related = [newId<'service'>(), newId<'service'>()]
    const id = await create(
      body('Offers', { relatedServiceIds: [...related, ...related] }),
      'publish',
    )
    expect((await getContent(at(), kind, id)).live).toMatchObject({ relatedServiceIds: related })
    await save(id, body('Offers none'), 'publish')
    const { revision, live } = await getContent(at(), kind, id)
    expect(live).toMatchObject({ relatedServiceIds: [] })
    await restoreContent(at(), kind, { id, seen: revision, number: 1 })
    expect((await getContent(at(), kind, id)).live).toMatchObject({ relatedServiceIds: related })
  })

  it('leaves a draft as it is', async () => {
    const id = await create(body('First'), 'publish')
    await save(id, body('Second'), 'publish')
    await save(id, body('Third'))
    const { revision } = await getContent(at(), kind, id)
    await restoreContent(at(), kind, { id, seen: revision, number: 1 })
    expect(await titleFor(id)).toBe('First')
    expect((await getContent(at(), kind, id)).open).toMatchObject({ body: { title: 'Third' } })
  })

  it('that was never published cannot be', async () => {
    const id = await create(body('Only a draft'))
    await expect(restoreContent(at(), kind, { id, seen: 1, number: 1 })).rejects.toMatchObject({
      code: 'Content.NoVersion',
    })
  })
})

it('what is taken off the site is found no more, and can be published again', async () => {
  const id = await imported('Old news')
  await withdrawContent(at(), kind, { id, seen: 0, into: null })
  expect(await titleFor(id)).toBeNull()
  expect(await statesOf(id)).toEqual(['1 replaced'])
  await expect(withdrawContent(at(), kind, { id, seen: 1, into: null })).rejects.toMatchObject({
    code: 'Content.NotPublished',
  })
  await restoreContent(at(), kind, { id, seen: 1, number: 1 })
  expect(await titleFor(id)).toBe('Old news')
})

describe('an article merged into another', () => {
  const merge = async (id: string, into: string) =>
    withdrawContent(at(), kind, { id, seen: (await getContent(at(), kind, id)).revision, into })

  it('leads there, also by way of a third, until it is published again', async () => {
    const [first, second, third] = [
      await imported('Pay by check'),
      await imported('Pay by mail'),
      await imported('Ways to pay'),
    ]
    await merge(first, 'pay-by-mail')
    expect(await titleFor(first)).toBe('Pay by mail')
    expect(await titleFor('pay-by-check')).toBe('Pay by mail')
    await merge(second, third)
    expect(await titleFor(first)).toBe('Ways to pay')
    expect(await titleFor('pay-by-mail')).toBe('Ways to pay')
    const { revision } = await getContent(at(), kind, first)
    await restoreContent(at(), kind, { id: first, seen: revision, number: 1 })
    expect(await titleFor('pay-by-check')).toBe('Pay by check')
  })

  it('leads only to another one that residents can read', async () => {
    const [id, hidden] = [await imported('Trees'), await imported('Shrubs')]
    await withdrawContent(at(), kind, { id: hidden, seen: 0, into: null })
    for (const into of ['shrubs', 'trees', id, 'no-such-article'])
      await expect(merge(id, into)).rejects.toMatchObject({ code: 'Content.NoTarget' })
    expect(await titleFor(id)).toBe('Trees')
  })

  it('is nothing that a news post can be', async () => {
    const post = await createContent(at(), contentKinds['news-post'], {
      content: {
        update: 'Rain',
        updateEs: null,
        category: 'Weather',
        categoryEs: null,
        additionalInfo: null,
        additionalInfoEs: null,
        showOn: '2026-11-20',
      },
      note: '',
      step: 'publish',
      publishAt: null,
    })
    await expect(
      withdrawContent(at(), contentKinds['news-post'], { id: post, seen: 1, into: 'trees' }),
    ).rejects.toMatchObject({ code: 'Content.NoTarget' })
  })
})

it('says who looks after it, and when it must be checked again', async () => {
  const id = await imported('Fees')
  const care = { id, seen: 0, ownerId: carla.userId, checkEveryMonths: 6, isChecked: true }
  await setContentCare(at(), kind, care)
  expect(await getContent(at(), kind, id)).toMatchObject({
    ownerId: carla.userId,
    checkedAt: '2026-11-20T18:00:00Z',
    reviewOn: '2027-05-20',
  })
  const resident = await person()
  await expect(
    setContentCare(at(), kind, { ...care, seen: 1, ownerId: resident.userId }),
  ).rejects.toMatchObject({ code: 'Content.NoOwner' })
})

it('reminds its owner once, on the day on which it must be checked', async () => {
  const id = await imported('Snow rules')
  const care = { id, seen: 0, ownerId: carla.userId, checkEveryMonths: 1, isChecked: true }
  await setContentCare(at(), kind, care)
  const day = 24 * 60
  const notices = async () => {
    const rows = await database.rows<{ path: string; title: string }>(
      sql`select path, title from staff_notifications where event_key like ${`review/${id}/%`}`,
    )
    return rows
  }
  await remindOfReviews(job(29 * day), contentKinds)
  expect(await notices()).toEqual([])
  await remindOfReviews(job(30 * day), contentKinds)
  await remindOfReviews(job(31 * day), contentKinds)
  expect(await notices()).toEqual([{ path: `/articles/${id}`, title: 'Snow rules' }])
})

describe('the list', () => {
  it('has drafts by their own title, and what was never edited here, in one round trip', async () => {
    const [draft, old] = [await create(body('Listed draft')), await imported('Listed old')]
    const before = await trips()
    const found = await listContent(at(), kind, { q: 'listed', show: 'all', page: 1 })
    expect((await trips()) - before).toBe(1)
    expect(found.data).toMatchObject([
      { id: draft, title: 'Listed draft', open: 'draft', isPublished: false, isReviewDue: false },
      {
        id: old,
        title: 'Listed old',
        open: null,
        isPublished: true,
        checkedAt: null,
        isReviewDue: true,
      },
    ])
    expect(found).toMatchObject({ total: 2, pages: 1 })
  })

  it('shows what waits for work', async () => {
    const wild = await imported('50% off_')
    const shown = async (show: 'review' | 'open' | 'untranslated') =>
      (await listContent(at(), kind, { q: '50% off_', show, page: 1 })).data.map(({ id }) => id)
    expect(await shown('review')).toEqual([wild])
    expect(await shown('untranslated')).toEqual([wild])
    expect(await shown('open')).toEqual([])
  })

  it('is for staff', async () => {
    await expect(
      listContent(contextOf(await person()), kind, { show: 'all', page: 1 }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

it('a draft that staff preview is read by them in place of what is published', async () => {
  const id = await imported('Published')
  const draft = { table: 'articles', id, row: { title: 'Previewed' }, first: {} }
  const previewed = { ...reader(), draft }
  expect(JSON.parse(await getArticle(previewed, id))).toMatchObject({ title: 'Previewed', id })
  expect(await titleFor(id)).toBe('Published')
  const [row] = await database.rows<{ count: number }>(
    sql`select count(*)::int as count from ${articles} where title = 'Previewed'`,
  )
  expect(row?.count).toBe(0)
})
