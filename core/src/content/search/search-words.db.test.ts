import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { rebuildSearchIndex } from '../../search-index.ts'
import { materials } from '../materials/materials.sql.ts'
import {
  addBestBet,
  addSynonym,
  deleteBestBet,
  deleteSynonym,
  listSearchWords,
} from './edit-search-words.ts'
import { countMiss, isMiss, withoutPersonalData } from './misses.ts'
import { searchSite } from './search-site.ts'
import { searchSynonyms } from './search-words.sql.ts'
import { pages } from './search.sql.ts'
import { foldedWords } from './words.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const page = (path: string, title: string, titleEs: string) => ({
  id: newId<'page'>(),
  path,
  title,
  titleEs,
  body: `All about ${title}`,
  bodyEs: `Todo sobre ${titleEs}`,
})

let ada: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  await database.write((builder) => [
    builder.delete(materials),
    builder
      .insert(pages)
      .values([
        page('/wildlife', 'Wildlife removal', 'Retiro de animales silvestres'),
        page('/bulky', 'Bulky collection', 'Recolección de objetos grandes'),
        page('/couch', 'Zyxer donations', 'Donaciones de zyxeres'),
      ]),
  ])
  await rebuildSearchIndex(database)
})

const listed = async () => JSON.parse((await listSearchWords(contextOf(ada))).toString())
const found = async (term: string, language: Language = 'en'): Promise<readonly string[]> => {
  const body = await searchSite(contextIn(where, { language }), { term, page: 1 })
  return JSON.parse(body).results.map(({ url }: { url: string }) => url)
}
const synonym = (term: string, meaning: string, isTwoWay = false, language: Language = 'en') =>
  addSynonym(contextOf(ada), { language, term, meaning, isTwoWay })

describe('a synonym', () => {
  it('finds what it means at once, as a phrase, in any form and with other words', async () => {
    expect(await found('dead ferret')).toEqual([])
    const { id } = await synonym(' Dead  ferrets ', 'wildlife')
    expect(await found('dead ferret')).toEqual(['/wildlife'])
    expect(await found('DEAD FERRETS removal')).toEqual(['/wildlife'])
    expect(await found('dead')).toEqual([])
    await deleteSynonym(contextOf(ada), id)
    expect(await found('dead ferret')).toEqual([])
    expect(await auditEntriesOf(database, id)).toEqual([
      `addSynonym by ${ada.userId}`,
      `deleteSynonym by ${ada.userId}`,
    ])
  })

  it('goes one way, or both', async () => {
    await synonym('sofas', 'bulky')
    await synonym('davenport', 'zyxer', true)
    expect(await found('sofa')).toEqual(['/bulky'])
    expect(await found('zyxer')).toEqual(['/couch'])
    expect(await found('davenport')).toEqual(['/couch'])
  })

  it('finds records in its own language, whatever the reader’s is', async () => {
    await synonym('mapache', 'animales silvestres', false, 'es')
    expect(await found('mapache', 'es')).toEqual(['/wildlife'])
    expect(await found('mapache', 'en')).toEqual(['/wildlife'])
    expect(await found('mapache bulky', 'en')).toEqual(
      expect.arrayContaining(['/bulky', '/wildlife']),
    )
  })

  it('is delivered in both languages, folded as searches are', async () => {
    const rows = await database.read((builder) => builder.select().from(searchSynonyms))
    expect(rows.length).toBeGreaterThan(200)
    for (const { term, meaning, termWords, meaningWords } of rows) {
      expect([termWords, meaningWords]).toEqual([foldedWords(term), foldedWords(meaning)])
    }
  })

  it('stands once, and needs words', async () => {
    await synonym('settee', 'bulky')
    await expect(synonym('Settees', 'Bulky')).rejects.toMatchObject({ code: 'SearchWords.Taken' })
    await expect(synonym('?!', '')).rejects.toMatchObject({
      kind: 'invalid',
      problems: [
        { field: 'term', code: 'Validation.Invalid' },
        { field: 'meaning', code: 'Validation.Required' },
      ],
    })
    await expect(deleteSynonym(contextOf(ada), newId())).rejects.toMatchObject({
      code: 'SearchWords.NotFound',
    })
  })
})

describe('a best bet', () => {
  it('stands first for exactly its words', async () => {
    const { id } = await addBestBet(contextOf(ada), { term: 'wildlife', url: '/bulky' })
    expect(await found('Wildlife')).toEqual(['/bulky', '/wildlife'])
    expect(await found('wildlife removal')).toEqual(['/wildlife'])
    expect((await listed()).bestBets).toMatchObject([
      { id, term: 'wildlife', kind: 'page', title: 'Bulky collection', url: '/bulky' },
    ])
    await deleteBestBet(contextOf(ada), id)
    expect(await found('wildlife')).toEqual(['/wildlife'])
  })

  it('needs a page that search finds', async () => {
    const bet = { term: 'wildlife', url: '/nowhere' }
    await expect(addBestBet(contextOf(ada), bet)).rejects.toMatchObject({
      kind: 'not-found',
      code: 'SearchWords.NoPage',
    })
  })
})

describe('a search that found nothing', () => {
  const miss = (term: string, caller: string) =>
    countMiss(database, contextOf(ada), { term, caller })

  it('is known by its reply', async () => {
    const search = (term: string) => searchSite(contextIn(where), { term, page: 1 })
    expect(isMiss(await search('xylophone'))).toBe(true)
    expect(isMiss(await search('wildlife'))).toBe(false)
  })

  it('is listed once different people asked, with how often', async () => {
    await miss('Pickleball', '192.0.2.1')
    await miss('pickleball ', '192.0.2.1')
    expect((await listed()).misses).toEqual([])
    await miss('pickleball', '192.0.2.7')
    expect((await listed()).misses).toMatchObject([{ term: 'pickleball', times: 3 }])
  })

  it.each([
    ['ana.rivera@example.com bill', 'bill'],
    ['Account 12345-678 balance', 'account balance'],
    ['(847) 555-0100', ''],
    ['2101 Millrace St', 'millrace st'],
  ])('keeps nothing personal of %j', (term, kept) => expect(withoutPersonalData(term)).toBe(kept))
})
