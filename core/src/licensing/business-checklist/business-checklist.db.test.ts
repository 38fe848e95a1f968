import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { putFees } from '../licenses/licenses.fixture.ts'
import { getBusinessChecklist } from './get-checklist.ts'
import { markChecklistStep, saveBusinessChecklist } from './save-checklist.ts'

const where = await testDatabase()
const { contextOf, person } = peopleIn(where)
const guest = () => contextIn(where, {})
const cafe = { want: 'open', new: 'yes', home: 'no', kind: 'cafe', plans: 'sign' } as const

await putFees(guest(), 'restaurant')

const stepOf = async (context: Parameters<typeof getBusinessChecklist>[0], name: string) => {
  const { steps } = await getBusinessChecklist(context, {})
  return steps.find(({ step }) => step === name)
}

/** Two members of one organization, acting for it. */
async function partners() {
  const organizationId = newId<'organization'>()
  const [ana, omar] = [await person(), await person()]
  const at = new Date()
  await guest().database.write((builder) => [
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Café Luna',
      taxId: organizationId,
      businessLicenseId: '1',
      address1: '12 Spring St',
      address2: '',
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
      createdAt: at,
      updatedAt: at,
    }),
    builder.insert(organizationMembers).values(
      [ana, omar].map(({ userId }) => ({
        organizationId,
        userId,
        role: 'member' as const,
        isVerified: true,
        createdAt: at,
      })),
    ),
  ])
  const acting = (one: typeof ana) => contextOf({ ...one, organizationId })
  return { ana, organizationId, asAna: acting(ana), asOmar: acting(omar) }
}

describe('a checklist', () => {
  it('is shown to guests by their answers, with fees, and nothing is stored', async () => {
    const { isKept, hasKept, steps } = await getBusinessChecklist(guest(), cafe)
    expect({ isKept, hasKept }).toEqual({ isKept: false, hasKept: false })
    expect(steps.map(({ step }) => step)).toEqual([
      'zoning',
      'sign',
      'health',
      'fire',
      'registration',
      'license',
    ])
    expect(steps.at(-1)?.fee).toEqual({ amount: 100, isLeast: false })
    expect(steps[0]?.fee).toEqual({ amount: 0, isLeast: false })
    const rows = await guest().database.rows(sql`select id from business_checklists`)
    expect(rows).toEqual([])
  })

  it('costs one round trip to read, and one to keep', async () => {
    const ana = await person()
    const reading = contextOf(ana)
    await getBusinessChecklist(reading, cafe)
    expect(reading.database.usage.trips).toBe(1)
    const keeping = contextOf(ana)
    await saveBusinessChecklist(keeping, cafe)
    expect(keeping.database.usage.trips).toBe(1)
  })

  it('is kept for a person apart from their organizations', async () => {
    const { ana, asAna } = await partners()
    await saveBusinessChecklist(contextOf(ana), cafe)
    expect((await getBusinessChecklist(asAna, {})).hasKept).toBe(false)
    expect(await getBusinessChecklist(contextOf(ana), {})).toMatchObject({
      isKept: true,
      organization: null,
      answers: cafe,
    })
  })

  it('of an organization is its members’ own: both tick, and no tick is lost', async () => {
    const { asAna, asOmar } = await partners()
    await saveBusinessChecklist(asAna, cafe)
    await Promise.all([
      markChecklistStep(asAna, { step: 'health', isDone: true }),
      markChecklistStep(asOmar, { step: 'fire', isDone: true }),
    ])
    await markChecklistStep(asOmar, { step: 'fire', isDone: true })
    expect(await getBusinessChecklist(asOmar, {})).toMatchObject({ organization: 'Café Luna' })
    expect((await stepOf(asAna, 'fire'))?.isDone).toBe(true)
    expect((await stepOf(asAna, 'health'))?.isDone).toBe(true)
    await markChecklistStep(asAna, { step: 'fire', isDone: false })
    expect((await stepOf(asOmar, 'fire'))?.isDone).toBe(false)
  })

  it('replaces the one before, and keeps what was ticked', async () => {
    const ana = await person()
    await saveBusinessChecklist(contextOf(ana), cafe)
    await markChecklistStep(contextOf(ana), { step: 'health', isDone: true })
    await saveBusinessChecklist(contextOf(ana), { ...cafe, plans: 'food' })
    const { answers } = await getBusinessChecklist(contextOf(ana), {})
    expect(answers).toMatchObject({ plans: 'food' })
    expect((await stepOf(contextOf(ana), 'health'))?.isTicked).toBe(true)
  })

  it('shows the state of the person’s own requests, the latest of a step', async () => {
    const [ana, omar] = [await person(), await person()]
    const at = contextOf(ana).clock.now()
    const { database } = guest()
    await saveBusinessChecklist(contextOf(ana), cafe)
    const sent = { recordType: 'Zoning_Inquiry__c' } as const
    await putRequest(database, at, { ...sent, userId: omar.userId })
    expect((await stepOf(contextOf(ana), 'zoning'))?.request).toBeNull()
    const earlier = new Date(at.getTime() - 86_400_000)
    await putRequest(database, earlier, { ...sent, userId: ana.userId, status: 'Closed' })
    await putRequest(database, at, { ...sent, userId: ana.userId, status: 'Complete' })
    await putRequest(database, at, { ...sent, userId: ana.userId, status: 'Cancelled' })
    expect(await stepOf(contextOf(ana), 'zoning')).toMatchObject({
      isDone: true,
      isTicked: false,
      request: { status: 'Complete', type: 'Zoning_Inquiry__c' },
    })
  })

  it('leaves out requests of long before', async () => {
    const ana = await person()
    await saveBusinessChecklist(contextOf(ana), cafe)
    const at = contextOf(ana).clock.now()
    const long = new Date(at.getTime() - 200 * 86_400_000)
    await putRequest(guest().database, long, {
      recordType: 'Zoning_Inquiry__c',
      userId: ana.userId,
    })
    expect((await stepOf(contextOf(ana), 'zoning'))?.request).toBeNull()
  })

  it('is not kept without an account, or while a question has no answer', async () => {
    await expect(saveBusinessChecklist(guest(), cafe)).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    const ana = await person()
    await expect(
      saveBusinessChecklist(contextOf(ana), { want: 'open', new: 'yes' }),
    ).rejects.toMatchObject({ code: 'Checklist.Unanswered' })
    await expect(
      markChecklistStep(contextOf(ana), { step: 'fire', isDone: true }),
    ).rejects.toMatchObject({ code: 'Checklist.NotSaved' })
  })
})
