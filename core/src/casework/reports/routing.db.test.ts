import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { Geocoder } from '../../land/parcels/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { staffNotifications } from '../../people/staff-inbox/staff-inbox.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import { requestEvents, requests } from '../requests/requests.sql.ts'
import { createTeam, endAbsence, listTeams, setAbsence, setRoutingRule } from '../teams/index.ts'
import { routingRules } from '../teams/teams.sql.ts'
import { enterReport } from './enter-report.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())

type Person = UserActor & { email: string }
let head: Person
let ada: Person
let ben: Person
let resident: Person
const staff = () => contextOf(head)

beforeAll(async () => {
  head = await person({ isAdmin: true })
  ada = await person({ roles: ['caseWorker'] })
  ben = await person({ roles: ['caseWorker'] })
  resident = await person()
})

const geocoderOf = (area: string): Geocoder => {
  const found = {
    id: area,
    address: '1 A St',
    zip: '60120',
    area,
    latitude: 42.04,
    longitude: -88.29,
  }
  return { find: () => Promise.resolve([found]), nearest: () => Promise.resolve(found) }
}

async function report(category: ReportCategory, area: string) {
  const { id } = await enterReport(staff(), geocoderOf(area), {
    category,
    userId: resident.userId,
    address: '1 A St',
    description: 'Something is wrong.',
    extraDescription: '',
    rating: null,
    details: Object.fromEntries(
      categoryFacts(category).fields.flatMap((field) =>
        field.kind === 'choice' ? [[field.name, Object.keys(field.choices)[0] ?? '']] : [],
      ),
    ),
    name: '',
    email: '',
    phone: '',
    language: 'en',
  })
  const [row] = await database.read((builder) =>
    builder.select().from(requests).where(eq(requests.id, id)),
  )
  const events = await database.read((builder) =>
    builder.select().from(requestEvents).where(eq(requestEvents.requestId, id)),
  )
  const assigned = events.filter(({ kind }) => kind === 'assigned').map(({ facts }) => facts['to'])
  return { team: row?.teamId, assignee: row?.assigneeId, assigned }
}

const team = async (name: string) =>
  (await createTeam(staff(), { name, memberIds: [ada.userId, ben.userId] })).id
const noticesOf = async ({ userId }: Person) => {
  const rows = await database.read((builder) =>
    builder.select().from(staffNotifications).where(eq(staffNotifications.userId, userId)),
  )
  return rows.length
}
const away = (who: Person, substitute: Person | null) =>
  setAbsence(staff(), who.userId, {
    firstDay: now.toISOString().slice(0, 10),
    lastDay: '2099-12-31',
    substituteId: substitute?.userId ?? null,
  })

describe('a new request', () => {
  it('goes to no one without a rule', async () => {
    expect(await report('streetUtilities', 'Ward 1')).toEqual({
      team: null,
      assignee: null,
      assigned: [],
    })
  })

  it('goes by the rule that says most: category and area, category, area, all', async () => {
    const all = await team('All')
    const ward = await team('Ward')
    const trees = await team('Trees')
    const both = await team('Both')
    const rule = (category: ReportCategory | null, area: string | null, teamId: string) =>
      setRoutingRule(staff(), { category, area, teamId, assigneeId: null })
    await rule(null, null, all)
    await rule(null, 'Ward 2', ward)
    await rule('codeViolation', null, trees)
    await rule('codeViolation', 'Ward 2', both)
    expect((await report('streetUtilities', 'Ward 1')).team).toBe(all)
    expect((await report('streetUtilities', 'Ward 2')).team).toBe(ward)
    expect((await report('codeViolation', 'Ward 1')).team).toBe(trees)
    expect((await report('codeViolation', 'Ward 2')).team).toBe(both)
    // Set again, a rule replaces the one for the same two.
    await rule('codeViolation', 'Ward 2', trees)
    expect((await report('codeViolation', 'Ward 2')).team).toBe(trees)
  })

  it('goes to the rule’s person, to the substitute of who is away, and to no one if both are', async () => {
    await setRoutingRule(staff(), {
      category: 'healthComplaint',
      area: null,
      teamId: null,
      assigneeId: ada.userId,
    })
    const assigneeOf = async () => {
      const { assignee, assigned } = await report('healthComplaint', 'Ward 1')
      expect(assigned).toEqual(assignee ? [assignee] : [])
      return assignee
    }
    expect(await assigneeOf()).toBe(ada.userId)
    expect(await noticesOf(ada)).toBe(1)
    await away(ada, ben)
    expect(await assigneeOf()).toBe(ben.userId)
    expect([await noticesOf(ada), await noticesOf(ben)]).toEqual([1, 1])
    await away(ben, null)
    expect(await assigneeOf()).toBe(null)
    await endAbsence(staff(), ada.userId)
    await endAbsence(staff(), ben.userId)
    expect(await assigneeOf()).toBe(ada.userId)
  })
})

describe('teams', () => {
  it('refuse a name twice, members who do not work on requests, and a rule to nowhere', async () => {
    await team('Streets')
    await expect(team(' streets ')).rejects.toMatchObject({ code: 'Teams.NameTaken' })
    await expect(
      createTeam(staff(), { name: 'Others', memberIds: [resident.userId] }),
    ).rejects.toMatchObject({ code: 'Desk.NoSuchStaff' })
    const nowhere = { category: null, area: null, teamId: null, assigneeId: null }
    await expect(setRoutingRule(staff(), nowhere)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('let case workers set their own absence, and administrators that of others', async () => {
    const absence = { firstDay: '2099-01-01', lastDay: '2099-01-02', substituteId: null }
    await setAbsence(contextOf(ada), ada.userId, absence)
    await expect(setAbsence(contextOf(ada), ben.userId, absence)).rejects.toMatchObject({
      code: 'Teams.OwnAbsenceOnly',
    })
    const wrong = { ...absence, lastDay: '2098-12-31' }
    await expect(setAbsence(staff(), ada.userId, wrong)).rejects.toMatchObject({ kind: 'invalid' })
    const listed: unknown = JSON.parse(String(await listTeams(contextOf(ada))))
    expect(listed).toMatchObject({
      staff: expect.arrayContaining([
        { id: ada.userId, name: expect.any(String), isSelf: true, absence },
      ]),
    })
    expect(await database.read((builder) => builder.select().from(routingRules))).not.toEqual([])
  })
})
