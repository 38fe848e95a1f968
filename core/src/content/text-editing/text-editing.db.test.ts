import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { say } from '../../platform/texts/index.ts'
import { deleteText } from './delete-text.ts'
import { findTexts } from './find-texts.ts'
import { listTranslations } from './list-translations.ts'
import { saveTranslations } from './save-translations.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let ada: UserActor
let carla: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  carla = await person({ roles: ['contentEditor'] })
})
afterEach(() => database.write((builder) => [builder.execute('delete from translations')]))

const edit = (Id: string, SingularForm: string, more = {}) => {
  const [, Group = '', LanguageKey = ''] = Id.split('.')
  return { Id, Group, LanguageKey, SingularForm, ...more }
}
const found = (q: string, more = {}) =>
  findTexts(contextOf(carla), { language: 'es', show: 'all', page: 1, q, ...more })
const title = async () => {
  const { data } = await found('', { group: 'Home' })
  return data.find(({ Id }) => Id === 'es.Home.Title')
}
const refused = (code: string, ...fields: string[]) => ({
  code,
  problems: fields.map((field) => expect.objectContaining({ field })),
})

describe('a saved text', () => {
  it('is what the portal says, and stands beside its default with who changed it', async () => {
    const saved = await saveTranslations(contextOf(carla), [edit('es.Home.Title', ' ¿Qué hay? ')])
    expect(saved).toMatchObject([{ Id: 'es.Home.Title', SingularForm: '¿Qué hay?' }])
    const { texts } = await loadCity(contextOf(carla).database)
    expect(say({ language: 'es', texts }, 'Home.Title')).toBe('¿Qué hay?')
    expect(await title()).toMatchObject({
      SingularForm: '¿Qué hay?',
      isChanged: true,
      standard: { singular: say({ language: 'es' }, 'Home.Title') },
      other: { singular: say({ language: 'en' }, 'Home.Title') },
      changedBy: expect.any(String),
    })
    const raw = await listTranslations(contextOf(carla), 'es', 'translation')
    expect(raw.find(({ Id }) => Id === 'es.Home.Title')?.SingularForm).toBe('¿Qué hay?')
  })

  it('that equals its default is a change no longer', async () => {
    await saveTranslations(contextOf(ada), [edit('es.Home.Title', 'Otro')])
    await saveTranslations(contextOf(ada), [
      edit('es.Home.Title', say({ language: 'es' }, 'Home.Title')),
    ])
    expect((await loadCity(contextOf(ada).database)).texts).toEqual([])
  })

  it('counts in every plural form of Spanish, many included', async () => {
    const forms = { PluralForm: '{{count}} avisos nuevos' }
    await saveTranslations(contextOf(ada), [edit('es.Languages.Count', 'un aviso', forms)])
    const { texts } = await loadCity(contextOf(ada).database)
    const counted = (count: number) => say({ language: 'es', texts }, 'Languages.Count', { count })
    expect([1, 2, 1_000_000].map(counted)).toEqual([
      'un aviso',
      '2 avisos nuevos',
      '1,000,000 avisos nuevos',
    ])
  })
})

describe('nothing is saved', () => {
  it('if one text is empty, and the field is named', async () => {
    const both = [edit('es.Home.Title', 'Hola'), edit('en.Home.Title', ' ')]
    await expect(saveTranslations(contextOf(ada), both)).rejects.toMatchObject({
      code: 'Util.FormContainsErrors',
      problems: [
        { field: 'en.Home.Title.SingularForm', code: 'Validation.Required', message: 'Required' },
      ],
    })
    expect((await loadCity(contextOf(ada).database)).texts).toEqual([])
  })

  it.each([
    '{{',
    '<script>alert(1)</script>',
    'a \u202E b',
    'x'.repeat(10_240),
    '$t(Home.Title)',
    '{{__proto__}}',
  ])('of a hostile text: %j', async (text) => {
    await expect(
      saveTranslations(contextOf(ada), [edit('es.Home.Title', text)]),
    ).rejects.toMatchObject(refused('Util.FormContainsErrors', 'es.Home.Title.SingularForm'))
  })

  it.each(['es.__proto__.polluted', 'es.Home.__proto__', 'fr.Home.Title', 'Home.Title', ''])(
    'under the name %j, which no text has',
    async (id) => {
      await expect(saveTranslations(contextOf(ada), [edit(id, 'x')])).rejects.toMatchObject(
        refused('Languages.NoSuchText', id),
      )
    },
  )

  it('if a text is sent twice', async () => {
    const twice = [edit('es.Home.Title', 'a'), edit('es.Home.Title', 'b')]
    await expect(saveTranslations(contextOf(ada), twice)).rejects.toMatchObject(
      refused('Languages.SentTwice', 'es.Home.Title'),
    )
  })

  it('over a text that changed since it was read; the same change again is fine', async () => {
    const Version = (await title())?.Version
    await saveTranslations(contextOf(carla), [edit('es.Home.Title', 'De Carla', { Version })])
    const mine = [edit('es.Home.Title', 'De Ada', { Version })]
    await expect(saveTranslations(contextOf(ada), mine)).rejects.toMatchObject({
      kind: 'stale',
      ...refused('Languages.ChangedMeanwhile', 'es.Home.Title.SingularForm'),
    })
    const same = [edit('es.Home.Title', 'De Carla', { Version })]
    expect(await saveTranslations(contextOf(ada), same)).toEqual([])
    expect((await title())?.SingularForm).toBe('De Carla')
  })

  it('by the second of two who save at the same moment', async () => {
    const Version = (await title())?.Version
    const both = await Promise.allSettled([
      saveTranslations(contextOf(ada), [edit('es.Home.Title', 'De Ada', { Version })]),
      saveTranslations(contextOf(carla), [edit('es.Home.Title', 'De Carla', { Version })]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'stale', code: 'Languages.ChangedMeanwhile' },
    })
  })
})

describe('a text is found', () => {
  it.each([
    ['Home.Title', 'by its key'],
    ['anterior', 'by its Spanish'],
    ['ULTIMO', 'without accents and case'],
    ['previous page', 'by its English'],
  ])('%s: %s', async (q) => expect((await found(q)).total).toBeGreaterThan(0))

  it('as a screen shows it, with values in place of its placeholders', async () => {
    const { data } = await found('Página 3 de 12')
    expect(data.map(({ Id }) => Id)).toContain('es.Pager.PageOf')
  })

  it('as changed, as missing in the other language, and as no longer used', async () => {
    await saveTranslations(contextOf(ada), [edit('es.Home.Title', 'Otro')])
    await database.write((builder) => [
      builder.execute(`insert into translations (language, text_group, language_key, singular_form, updated_at)
        values ('es', 'Gone', '__proto__', 'Adiós', now())`),
    ])
    const ids = async (language: 'en' | 'es', show: 'changed' | 'missing' | 'unused') =>
      (await found('', { language, show })).data.map(({ Id }) => Id)
    expect(await ids('es', 'changed')).toEqual(['es.Home.Title'])
    expect(await ids('en', 'missing')).toEqual(['en.Home.Title'])
    expect(await ids('es', 'unused')).toEqual(['es.Gone.__proto__'])
    expect((await found('')).counts).toMatchObject({ changed: 1, missing: 0, unused: 1 })
  })
})

it('what staff wrote is deleted at its version, and the default is back', async () => {
  const [saved] = await saveTranslations(contextOf(ada), [edit('es.Home.Title', 'Otro')])
  const old = deleteText(contextOf(ada), 'es.Home.Title', '0'.repeat(16))
  await expect(old).rejects.toMatchObject({ kind: 'stale' })
  await deleteText(contextOf(ada), 'es.Home.Title', saved?.Version ?? '')
  expect((await title())?.isChanged).toBe(false)
})
