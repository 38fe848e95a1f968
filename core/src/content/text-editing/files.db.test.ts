import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { compareTexts } from './compare-texts.ts'
import { defaultTextsByName } from './default-texts.ts'
import { exportTexts } from './export-texts.ts'
import { type TextFormat, textFormats } from './file-formats.ts'
import { saveTranslations } from './save-translations.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let carla: UserActor
beforeAll(async () => {
  carla = await person({ roles: ['contentEditor'] })
})
beforeEach(() => database.write((builder) => [builder.execute('delete from translations')]))

const formats = Object.keys(textFormats) as TextFormat[]
const exported = async (format: TextFormat) =>
  (await exportTexts(contextOf(carla), 'es', format, 'all')).text
const compared = (file: string) => compareTexts(contextOf(carla), 'es', file)
const save = (Id: string, SingularForm: string) => {
  const [, Group = '', LanguageKey = ''] = Id.split('.')
  return saveTranslations(contextOf(carla), [{ Id, Group, LanguageKey, SingularForm }])
}
const title = '¿Qué puede hacer la ciudad por usted hoy?'
const states = async (file: string) =>
  (await compared(file)).lines.map(({ Id, state }) => `${Id} ${state}`)

describe.each(formats)('a file as %s', (format) => {
  it('comes back the same, every text and every plural form', async () => {
    const file = await exported(format)
    const { lines, same, exportedAt, format: found } = await compared(file)
    expect(lines).toEqual([])
    expect([same, found]).toEqual([defaultTextsByName().size, format])
    expect(exportedAt).toMatch(/^\d{4}-/)
  })

  it('shows what the translator changed, with the text at the export and now', async () => {
    const file = (await exported(format)).replace(title, 'Hola')
    const { lines } = await compared(file)
    expect(lines).toMatchObject([
      {
        Id: 'es.Home.Title',
        state: 'change',
        base: { singular: title },
        now: { singular: title },
        file: { singular: 'Hola' },
      },
    ])
  })

  it('never replaces what changed since its export: a conflict names all three', async () => {
    const file = (await exported(format)).replace(title, 'Hola')
    await save('es.Home.Title', 'Buenas')
    const { lines } = await compared(file)
    expect(lines).toMatchObject([
      {
        state: 'conflict',
        base: { singular: title },
        now: { singular: 'Buenas' },
        file: { singular: 'Hola' },
      },
    ])
  })

  it('leaves alone what only the portal changed', async () => {
    const file = await exported(format)
    await save('es.Home.Title', 'Buenas')
    expect(await compared(file)).toMatchObject({ lines: [], kept: 1 })
  })

  it('says which texts are wrong or no longer exist', async () => {
    const file = (await exported(format)).replace(title, 'Hola {{name}}').replace('Home', 'Homes')
    const line = (await compared(file)).lines.find(({ state }) => state !== 'change')
    expect(line?.state).toMatch(/wrong|gone/)
  })
})

it('a file from elsewhere has no base, so each line is for staff to choose', async () => {
  const file = JSON.stringify({ Home: { Title: 'Hola' }, __proto__: {}, Gone: { Key: 'x' } })
  expect(await states(file)).toEqual(['es.Home.Title unbased', 'es.Gone.Key gone'])
  expect(await states('{"__proto__": {"polluted": "x"}, "Home": {"constructor": "y"}}')).toEqual([
    'es.__proto__.polluted gone',
    'es.Home.constructor gone',
  ])
})

it('plural forms follow the default, not the end of a key; two plurals are refused', async () => {
  const forms = {
    Count_one: 'un texto',
    Count_many: '{{count}} de textos',
    Count_other: '{{count}} textos',
  }
  const { lines } = await compared(JSON.stringify({ Languages: forms, Home: { Title_other: 'x' } }))
  expect(lines).toMatchObject([
    { Id: 'es.Languages.Count', state: 'wrong', errors: [expect.stringContaining('million')] },
    { Id: 'es.Home.Title_other', state: 'gone' },
  ])
})

it.each([
  '<xliff version="1.2"><file',
  '<xliff version="2.1"></xliff>',
  '<html></html>',
  '{"Home": {"Title": 1}}',
  '{"Home": ',
  'msgid "a',
  'no file at all',
  '',
])('a broken file is refused in words: %j', async (file) => {
  await expect(compared(file)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'Languages.BrokenFile',
    detail: expect.stringMatching(/./),
  })
})

it('XLIFF 2.1 has ids that its standard allows, and PO has three forms for Spanish', async () => {
  const ids = [...(await exported('xliff21')).matchAll(/<unit id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id = '') => !/^[\w.:-]+$/.test(id))).toEqual([])
  expect(await exported('xliff21')).toContain('version="2.1"')
  const po = await exported('po')
  expect(po).toContain('nplurals=3')
})
