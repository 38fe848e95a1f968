import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { previewTexts } from './preview-texts.ts'
import { endPreview, openPreview, previewMinutes, readPreview } from './preview.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let carla: UserActor
beforeEach(async () => {
  carla = await person({ roles: ['contentEditor'] })
})
const text = {
  Id: 'es.Home.Title',
  Group: 'Home',
  LanguageKey: 'Title',
  SingularForm: 'Buenos días',
}
const later = (minutes: number) => ({ now: () => new Date(now.getTime() + minutes * 60_000) })
const made = async (to = '/report') => {
  const path = await previewTexts(contextOf(carla), [text], to)
  const query = new URL(path, 'https://a.example').searchParams
  return { id: query.get('id') ?? '', to: query.get('to'), lng: query.get('lng') }
}
const opened = async () => (await openPreview(database, later(1), (await made()).id)) ?? ''

it('is shown to the browser that opened its link, on the page and in the language of its texts', async () => {
  expect(await made()).toMatchObject({ to: '/report', lng: 'es' })
  const cookie = await opened()
  expect(await readPreview(database, later(1), cookie)).toEqual({
    draft: null,
    texts: [{ language: 'es', group: 'Home', key: 'Title', singular: 'Buenos días', plural: null }],
  })
  const [id] = cookie.split('.')
  expect(await readPreview(database, later(1), `${id}.${'x'.repeat(43)}`)).toBeNull()
})

it('has a link that works once, and within two minutes', async () => {
  const { id } = await made()
  expect(await openPreview(database, later(3), id)).toBeNull()
  expect(await openPreview(database, later(1), id)).not.toBeNull()
  expect(await openPreview(database, later(1), id)).toBeNull()
})

it('ends by itself, on request, and with the next one', async () => {
  const first = await opened()
  expect(await readPreview(database, later(previewMinutes), first)).toBeNull()
  await endPreview(database, first)
  expect(await readPreview(database, later(1), first)).toBeNull()
  const second = await opened()
  await made()
  expect(await readPreview(database, later(1), second)).toBeNull()
})

it.each([
  ['session', () => `delete from sessions where user_id = '${carla.userId}'`],
  ['role', () => `update users set roles = '{viewer}' where id = '${carla.userId}'`],
])('ends with the %s of the person who made it', async (_what, statement) => {
  const cookie = await opened()
  await database.write((builder) => [builder.execute(statement())])
  expect(await readPreview(database, later(1), cookie)).toBeNull()
})

it('takes no text that could not be saved', async () => {
  const hostile = [{ ...text, SingularForm: '<script>' }]
  await expect(previewTexts(contextOf(carla), hostile, '/')).rejects.toMatchObject({
    problems: [{ field: 'es.Home.Title.SingularForm', code: 'Languages.Markup' }],
  })
})
