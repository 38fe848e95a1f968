import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contentKinds } from '../../content-kinds.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import {
  getContent,
  publishDueContent,
  restoreContent,
  saveContent,
  withdrawContent,
} from '../content-editing/index.ts'
import { searchSite } from '../search/index.ts'
import type { BoardBody } from './board-texts.ts'
import { createBoard, endBoard, getBoard, listBoards } from './index.ts'

const { contextOf, person } = peopleIn(await testDatabase())
const clerk = contextOf(await person({ roles: ['contentEditor'] }))
const reader = (language: 'en' | 'es' = 'en') => ({
  ...contextOf({ kind: 'anonymous' }),
  language,
})
const kind = contentKinds.board

let made = 0
const newBoard = async (): Promise<string> => {
  made += 1
  const names = { name: `Board ${made}`, nameEs: `Junta ${made}`, alias: `board-${made}` }
  return (await createBoard(clerk, names)).id
}

const body = (name: string, more: Partial<BoardBody> = {}): BoardBody => ({
  name,
  nameEs: `${name} (es)`,
  overview: '<p onclick="x()">Looks after trees.</p>',
  overviewEs: '<p>Cuida los árboles.</p>',
  termLength: '3 years',
  termLengthEs: '3 años',
  termLimit: null,
  termLimitEs: null,
  staffLiaisonName: 'Alex Doe',
  staffLiaisonEmail: 'trees@city.example',
  staffLiaisonPhone: null,
  meetingDay: null,
  meetingDayEs: null,
  meetingTime: null,
  meetingLocation: null,
  powers: ['Advises', 'Gives grants up to $5,000'],
  powersEs: null,
  additionalInformation: [{ label: 'Bylaws', labelEs: null, url: 'https://city.example/bylaws' }],
  ...more,
})

async function save(
  id: string,
  content: BoardBody,
  step: 'draft' | 'schedule' | 'publish',
  publishAt: string | null = null,
) {
  const { revision } = await getContent(clerk, kind, id)
  const edit = { content: { ...content }, note: '', step, publishAt }
  await saveContent(clerk, kind, { id, seen: revision, edit })
}
const overviewOf = async (id: string, language: 'en' | 'es' = 'en') =>
  (await getBoard(reader(language), id)).board.Overview__c
const isFound = async (words: string): Promise<boolean> =>
  (await searchSite(reader(), { term: words, page: 1 })).includes(words)

it('texts of a board are kept as a draft, published in both languages, and brought back', async () => {
  const id = await newBoard()
  await save(id, body('Tree Board'), 'draft')
  expect(await overviewOf(id)).toBe('')
  await save(id, body('Tree Board'), 'publish')
  expect(await overviewOf(id)).toBe('<p>Looks after trees.</p>')
  expect(await overviewOf(id, 'es')).toBe('<p>Cuida los árboles.</p>')
  const { board } = await getBoard(reader(), id)
  expect(board).toMatchObject({
    Staff_Liaison__r: { Name: 'Alex Doe' },
    powersAndDuties: ['Advises', 'Gives grants up to $5,000'],
    Label_Additional_Information1__c: 'Bylaws',
  })
  await save(id, body('Tree Board', { overview: '<p>Cuts trees.</p>' }), 'publish')
  const { revision, versions } = await getContent(clerk, kind, id)
  const earlier = versions.find(({ number }) => number === 2)
  expect(earlier?.state).toBe('replaced')
  await restoreContent(clerk, kind, { id, seen: revision, number: 2 })
  expect(await overviewOf(id)).toBe('<p>Looks after trees.</p>')
})

it('what is published needs its English, a name in Spanish beside Spanish texts, and links that lead somewhere', async () => {
  const id = await newBoard()
  const wrong = body('Tree Board', {
    nameEs: null,
    overview: '',
    staffLiaisonEmail: 'nobody',
    additionalInformation: [{ label: '', labelEs: null, url: 'ftp://city.example/bylaws' }],
  })
  await expect(save(id, wrong, 'publish')).rejects.toMatchObject({
    problems: [
      { field: 'nameEs' },
      { field: 'overview' },
      { field: 'staffLiaisonEmail' },
      { field: 'links.0.label' },
      { field: 'links.0.url' },
    ],
  })
})

it('a preview shows the draft on the board’s page to its reader alone', async () => {
  const id = await newBoard()
  const draft = { table: 'boards', id, row: { name: 'Previewed' }, first: {} }
  const seen = await getBoard({ ...reader(), draft }, id)
  expect(seen.board.Name).toBe('Previewed')
  expect(await listBoards({ ...reader(), draft })).toContain('Previewed')
  expect((await getBoard(reader(), id)).board.Name).not.toBe('Previewed')
})

it('a board that ends leaves the search, and what was scheduled does not bring it back', async () => {
  const id = await newBoard()
  await save(id, body('Quillwort Board'), 'publish')
  expect(await isFound('Quillwort')).toBe(true)
  await save(id, body('Quillwort Board', { termLimit: 'Two' }), 'schedule', '2099-01-01T08:00')
  await endBoard(clerk, id)
  expect(await isFound('Quillwort')).toBe(false)
  const later = new Date('2099-06-01T12:00:00Z')
  await publishDueContent(contextOf({ kind: 'system', job: 'content' }, later), contentKinds)
  await expect(getBoard(reader(), id)).rejects.toMatchObject({ code: 'Boards.NotFound' })
  const { isPublished, open, revision } = await getContent(clerk, kind, id)
  expect({ isPublished, state: open?.state }).toEqual({ isPublished: false, state: 'draft' })
  // An earlier version brings it back on purpose.
  await restoreContent(clerk, kind, { id, seen: revision, number: 2 })
  expect((await getBoard(reader(), id)).board.Name).toBe('Quillwort Board')
})

it('taking the texts off the site ends the board', async () => {
  const id = await newBoard()
  await save(id, body('Short Board'), 'publish')
  const { revision } = await getContent(clerk, kind, id)
  await withdrawContent(clerk, kind, { id, seen: revision, into: null })
  await expect(getBoard(reader(), id)).rejects.toMatchObject({ code: 'Boards.NotFound' })
})
