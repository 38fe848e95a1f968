import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { boardMembers, boards, boardSeats, boardTerms } from '../../content/boards/boards.sql.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { formDefinitions } from '../forms/forms.sql.ts'
import { getForm, submitForm } from '../forms/index.ts'
import { services } from '../services/services.sql.ts'
import { boardApplicationDefinition } from './application-definition.ts'
import { boardApplicationChoices, boardApplications } from './board-applications.sql.ts'
import { checkBoardApplication } from './check-application.ts'
import { submitBoardApplication } from './submit-application.ts'

const where = await testDatabase()
const now = new Date('2026-11-21T04:00:00Z')
const context = () => contextIn(where, { clock: { now: () => now } })
const { database } = context()
const owner = 'device/applies-to-boards'

const boardOf = (alias: string, name: string) => ({
  id: newId<'board'>(),
  alias,
  name,
  overview: '<p>What it does.</p>',
  additionalInformation: [],
})
const arts = boardOf('arts', 'Arts Commission')
const trees = boardOf('trees', 'Tree Board')
const full = boardOf('full', 'Full Board')
const leaving = boardOf('leaving', 'Leaving Board')
const seatOf = (board: { id: string }) => ({
  id: newId<'board-seat'>(),
  boardId: board.id,
  position: 1,
})
const taken = seatOf(full)
const member = { id: newId<'board-member'>(), fullName: 'Ana Ruiz' }

beforeAll(async () => {
  await database.write((builder) => [
    builder.insert(services).values({
      id: newId<'service'>(),
      item: 'Serve on a board',
      type: 'LASERFICHE_FORM',
      action: 'SIGN_UP_FOR',
      description: 'Serve.',
      sortOrder: 1,
      isPublished: true,
      crmObject: 'Case',
      formProcessId: '149',
      isGuestEnabled: true,
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(boards).values([arts, trees, full, leaving]),
    builder.insert(boardSeats).values([seatOf(arts), seatOf(trees), taken, seatOf(leaving)]),
    builder.insert(boardMembers).values(member),
    builder.insert(boardTerms).values({
      id: newId<'board-term'>(),
      seatId: taken.id,
      memberId: member.id,
      fromDay: '2026-01-01',
    }),
  ])
})

const answers = (choices: Readonly<Record<string, string>>) => ({
  ...choices,
  livesHere: 'yes',
  reason: 'I paint.',
  contactName: 'Pat Park',
  address: '12 Spring St',
  contactEmail: 'pat@home.example',
})

const send = (choices: Readonly<Record<string, string>>) =>
  submitForm(
    context(),
    { processId: '149', answers: answers(choices), owner },
    checkBoardApplication,
  )

const tell = (portalSubmissionId: string) =>
  submitBoardApplication(context(), { portalSubmissionId, processId: '149', owner }, (path) => path)

describe('the form to serve on a board', () => {
  it('is in every city as the definition says', async () => {
    const [row] = await database.read((builder) =>
      builder
        .select({ definition: formDefinitions.definition })
        .from(formDefinitions)
        .where(sql`process_id = '149' and is_current`),
    )
    expect(row).toEqual({ definition: boardApplicationDefinition })
  })

  it('offers the boards with open seats, and no others', async () => {
    const { definition } = await getForm(context(), '149')
    const field = definition.pages[0]?.fields.find(({ name }) => name === 'firstBoard')
    expect(field).toMatchObject({
      choices: [arts, leaving, trees].map(({ id, name }) => ({
        value: id,
        label: { en: name, es: name },
      })),
    })
  })
})

describe('an application', () => {
  it('becomes a request with ranked boards, valid for a year', async () => {
    const { portalSubmissionId } = await send({ firstBoard: trees.id, secondBoard: arts.id })
    const request = await tell(portalSubmissionId)
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(boardApplications)
        .where(sql`request_id = ${request.id}`),
    )
    expect(row).toMatchObject({ validUntil: '2027-11-20', termId: null })
    const choices = await database.read((builder) =>
      builder
        .select({
          rank: boardApplicationChoices.rank,
          boardId: boardApplicationChoices.boardId,
        })
        .from(boardApplicationChoices)
        .where(sql`application_id = ${row?.id}`)
        .orderBy(boardApplicationChoices.rank),
    )
    expect(choices).toEqual([
      { rank: 1, boardId: trees.id },
      { rank: 2, boardId: arts.id },
    ])
    // A second call finds the same.
    await expect(tell(portalSubmissionId)).resolves.toMatchObject({ id: request.id })
  })

  it('names a board once', async () => {
    await expect(send({ firstBoard: arts.id, thirdBoard: arts.id })).rejects.toMatchObject({
      problems: [{ field: 'thirdBoard', code: 'BoardForm.ChosenTwice' }],
    })
  })

  it('is refused in words for a board that has no open seat', async () => {
    await expect(send({ firstBoard: full.id })).rejects.toMatchObject({
      problems: [{ field: 'firstBoard', code: 'Validation.Invalid' }],
    })
  })

  it('is refused in words, and kept, if a chosen board ends while it is sent', async () => {
    const { portalSubmissionId } = await send({ firstBoard: leaving.id, secondBoard: arts.id })
    await database.write((builder) => [
      builder.execute(sql`update ${boards} set ended_at = ${now.toISOString()}::timestamptz
        where id = ${leaving.id}`),
    ])
    await expect(tell(portalSubmissionId)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'BoardForm.Gone',
    })
    const { definition } = await getForm(context(), '149')
    expect(JSON.stringify(definition)).not.toContain(leaving.id)
  })
})
