import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { boards, boardSeats } from '../../content/boards/boards.sql.ts'
import { getBoard } from '../../content/boards/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { submitForm } from '../forms/index.ts'
import { services } from '../services/services.sql.ts'
import {
  appointApplicant,
  checkBoardApplication,
  listBoardApplicants,
  shortlistApplicant,
  submitBoardApplication,
} from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const clerk = contextOf(await person({ roles: ['contentEditor'] }))
const today = isoDay(clerk.clock.now(), clerk.city.timeZone)

const arts = { id: newId<'board'>(), alias: 'arts', name: 'Arts Commission' }
const trees = { id: newId<'board'>(), alias: 'trees', name: 'Tree Board' }
const seats = Array.from({ length: 4 }, (_, i) => ({
  id: newId<'board-seat'>(),
  boardId: arts.id,
  position: i + 1,
}))

beforeAll(async () => {
  const texts = { overview: '', additionalInformation: [] }
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
      createdAt: new Date(),
      updatedAt: new Date(),
    }),
    builder.insert(boards).values([
      { ...arts, ...texts },
      { ...trees, ...texts },
    ]),
    builder
      .insert(boardSeats)
      .values([...seats, { id: newId<'board-seat'>(), boardId: trees.id, position: 1 }]),
  ])
})

let sent = 0
/** A person with an account applies to both boards. */
async function applicant() {
  const resident = await person()
  const context = contextOf(resident)
  const owner = `user/${resident.userId}` as const
  sent += 1
  const answers = {
    firstBoard: trees.id,
    secondBoard: arts.id,
    livesHere: 'yes',
    reason: 'I paint.',
    contactName: `Pat Park ${sent}`,
    address: '12 Spring St',
    contactEmail: 'pat@home.example',
  }
  const { portalSubmissionId } = await submitForm(
    context,
    { processId: '149', answers, owner },
    checkBoardApplication,
  )
  const key = { portalSubmissionId, processId: '149', owner }
  const { id: requestId } = await submitBoardApplication(context, key, (path) => path)
  const [row] = await database.rows<{ id: string }>(
    sql`select id from board_applications where request_id = ${requestId}`,
  )
  return {
    applicationId: row?.id ?? '',
    requestId,
    name: answers.contactName,
    userId: resident.userId,
  }
}

const listed = async (boardId: string): Promise<readonly { name: string; rank: number }[]> =>
  JSON.parse(await listBoardApplicants(clerk, boardId))

const seatAt = (place: number): string => seats[place]?.id ?? ''

describe('an applicant', () => {
  it('is listed at each board with the rank, the shortlist first', async () => {
    const [first, second] = [await applicant(), await applicant()]
    await shortlistApplicant(clerk, { boardId: arts.id, applicationId: second.applicationId }, true)
    const names = (await listed(arts.id)).map(({ name, rank }) => [name, rank])
    expect(names.slice(0, 2)).toEqual([
      [second.name, 2],
      [first.name, 2],
    ])
    expect((await listed(trees.id)).map(({ rank }) => rank)).toEqual([1, 1])
  })

  it('who is appointed sits on the board, and the request is complete', async () => {
    const one = await applicant()
    const { applicationId } = one
    const fromDay = daysAfter(today, -1)
    const term = { applicationId, boardId: arts.id, seatId: seatAt(0), fromDay, toDay: null }
    await appointApplicant(clerk, term)
    const board = await getBoard(clerk, arts.id)
    expect(board.seats[0]?.member).toMatchObject({ name: one.name, percentage: null })
    const [row] = await database.rows<{ status: string; notices: number; member: string }>(sql`
      select r.status, (select count(*)::int from messages m where m.user_id = r.user_id) as notices,
        (select user_id from board_members where full_name = ${one.name}) as member
      from requests r where r.id = ${one.requestId}`)
    expect(row).toMatchObject({ status: 'Complete', member: one.userId })
    expect(row?.notices).toBeGreaterThan(0)
    expect((await listed(trees.id)).map(({ name }) => name)).not.toContain(one.name)
    // Once only.
    await expect(appointApplicant(clerk, { ...term, boardId: trees.id })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'BoardDesk.NotOpen',
    })
  })

  it('is refused a seat that someone has, and stays an applicant', async () => {
    const [one, other] = [await applicant(), await applicant()]
    const term = { boardId: arts.id, seatId: seatAt(1), fromDay: today, toDay: null }
    await appointApplicant(clerk, { ...term, applicationId: one.applicationId })
    await expect(
      appointApplicant(clerk, { ...term, applicationId: other.applicationId }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'BoardDesk.SeatTaken' })
    expect((await listed(arts.id)).map(({ name }) => name)).toContain(other.name)
  })

  it('whose year is over can no longer be appointed', async () => {
    const { applicationId, name } = await applicant()
    await database.write((builder) => [
      builder.execute(sql`update board_applications set valid_until = ${daysAfter(today, -1)}::date
        where id = ${applicationId}`),
    ])
    const term = { boardId: arts.id, seatId: seatAt(2), fromDay: today, toDay: null }
    await expect(appointApplicant(clerk, { ...term, applicationId })).rejects.toMatchObject({
      code: 'BoardDesk.NotOpen',
    })
    expect((await listed(arts.id)).map((one) => one.name)).not.toContain(name)
  })
})
