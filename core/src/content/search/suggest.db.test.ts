import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { rebuildSearchIndex } from '../../search-index.ts'
import { materials } from '../materials/materials.sql.ts'
import { newsPosts } from '../news/news.sql.ts'
import { addBestBet, addSynonym } from './edit-search-words.ts'
import { pages, searchDocuments } from './search.sql.ts'
import { suggestSearch } from './suggest.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const { trips } = where

const page = (path: string, title: string, titleEs: string) => ({
  id: newId<'page'>(),
  path,
  title,
  titleEs,
  body: `All about ${title}, and zeppelins`,
  bodyEs: `Todo sobre ${titleEs}`,
})

beforeAll(async () => {
  await database.write((builder) => [
    builder.delete(materials),
    builder.delete(newsPosts),
    builder.delete(pages),
    builder
      .insert(pages)
      .values([
        page('/collections', 'Bulky collections', 'Recolección de objetos grandes'),
        page('/leaves', 'Leaf pickup', 'Recolección de hojas'),
        page('/garbage', 'Garbage pickup days', 'Días de recolección de basura'),
        page('/pay', 'Pay a water bill', 'Pagar la factura del agua'),
        ...[1, 2, 3, 4, 5, 6].map((n) => page(`/park/${n}`, `Parkland ${n}`, `Parque ${n}`)),
      ]),
  ])
  await rebuildSearchIndex(database)
})

const suggested = async (term: string, language: Language = 'en'): Promise<readonly string[]> => {
  const body = await suggestSearch(contextIn(where, { language }), term)
  return JSON.parse(body).map(({ url }: { url: string }) => url)
}

describe('suggestions', () => {
  it.each([
    ['wat', '/pay'],
    ['garb', '/garbage'],
    // Beyond the stem of "collections".
    ['collectio', '/collections'],
    ['bulky coll', '/collections'],
    ['LEAF PICK', '/leaves'],
    ['pickup l', '/leaves'],
  ])('for %s there is %s, by words and the beginning of the last one', async (term, url) => {
    expect(await suggested(term)).toContain(url)
  })

  it('are in the reader’s language, also for words of the other one and without accents', async () => {
    expect(await suggested('recoleccion de ho', 'es')).toEqual(['/leaves'])
    const body = await suggestSearch(contextIn(where, { language: 'es' }), 'water bi')
    expect(JSON.parse(body)).toEqual([
      { kind: 'page', language: 'es', url: '/pay', title: 'Pagar la factura del agua' },
    ])
  })

  it('come from titles only, five at most, in one round trip', async () => {
    expect(await suggested('zeppelin')).toEqual([])
    const before = await trips()
    expect(await suggested('parkl')).toHaveLength(5)
    expect((await trips()) - before).toBe(1)
  })

  it('need two letters, and survive any text', async () => {
    const before = await trips()
    for (const term of ['', ' ', 'p', '!!', '&|:*']) expect(await suggested(term)).toEqual([])
    expect((await trips()) - before).toBe(0)
    for (const term of [`'"`, 'a & b', 'leaf:* |', 'de la', '\u0000pay', 'ñ'.repeat(200)])
      await expect(suggested(term)).resolves.toBeInstanceOf(Array)
  })

  it('follow staff’s synonyms and pages shown first at once', async () => {
    const ada = contextOf(await person({ isAdmin: true }))
    expect(await suggested('davenport')).toEqual([])
    await addSynonym(ada, { language: 'en', term: 'davenport', meaning: 'bulky', isTwoWay: false })
    expect(await suggested('davenport')).toEqual(['/collections'])
    await addBestBet(ada, { term: 'pickup', url: '/pay' })
    expect((await suggested('pickup'))[0]).toBe('/pay')
  })

  it('have nothing that is not public yet', async () => {
    await database.write((builder) => [
      builder.update(searchDocuments).set({ updatedAt: new Date('2999-01-01') }),
    ])
    expect(await suggested('garbage')).toEqual([])
    expect(await suggested('pickup')).toEqual([])
  })
})
