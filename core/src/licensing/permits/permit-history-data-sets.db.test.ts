import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now } from '../../people/profiles/people.fixture.ts'
import { type DataSet, dataSetStream } from '../../platform/data-sets/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { movePermit } from './move-permit.ts'
import { permitHistoryDataSet, permitInspectionsDataSet } from './permit-history-data-sets.ts'
import { permitsIn } from './permits.fixture.ts'
import { permitInspections } from './permits.sql.ts'
import { searchPermits } from './search-permits.ts'

const { database, contextOf, person, permit } = permitsIn(await testDatabase())
const staff = await person({ isAdmin: true, firstName: 'Ada', lastName: 'Moreno' })

async function linesOf(set: DataSet): Promise<readonly string[]> {
  const csv = await dataSetStream(contextOf(staff), set, 'csv')
  return (await new Response(csv).text()).trim().split('\r\n')
}

it('has each change of a permit with the one before, without the names of people', async () => {
  const one = await permit({ state: 'completeness' })
  for (const [place, to] of (['review', 'denied'] as const).entries()) {
    const context = contextOf(staff, new Date(now.getTime() + place * 1000))
    await context.database.write((builder) =>
      movePermit(context, builder, { permit: one, to, by: 'staff', comment: 'Too close' }),
    )
  }
  const [header = '', ...lines] = await linesOf(permitHistoryDataSet)
  expect(header).toContain('PermitNum,StatusPrevious,StatusPreviousDate')
  expect(lines).toHaveLength(2)
  const number = `26-0${one.number}`
  expect(lines).toContain(`${number},,,,Under Review,2026-11-20,In Review,Too close`)
  const last = lines.find((line) => line.includes('Closed Not Approved'))
  expect(last).toBe(
    `${number},Under Review,2026-11-20,In Review,Closed Not Approved,2026-11-20,Permit Cancelled,Too close`,
  )
  expect(lines.join('\n')).not.toContain('Moreno')
})

it('has each inspection with its result', async () => {
  const one = await permit({ state: 'inspections' })
  await database.write((builder) => [
    builder.insert(permitInspections).values({
      id: newId<'inspection'>(now),
      permitId: one.id,
      code: 'final',
      result: 'failed',
      day: '2026-11-19',
      window: 'morning',
      inspectorId: staff.userId,
      comment: 'Two courses short',
      doneAt: now,
      createdAt: now,
      updatedAt: now,
    }),
  ])
  const [, ...lines] = await linesOf(permitInspectionsDataSet)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/,Failed,2026-11-19,2026-11-19,true,Two courses short$/)
})

it('the search by name is limited by network address, and no other search is', async () => {
  const none = { streetNumber: '', streetName: '', parcelNumber: '', ownerName: '' }
  const search = (given: Partial<typeof none>) =>
    searchPermits({ ...contextOf(staff), address: '198.51.100.7' }, { ...none, ...given })
  for (let asked = 0; asked < 60; asked += 1) await search({ ownerName: 'clark' })
  await expect(search({ ownerName: 'clark' })).rejects.toMatchObject({ kind: 'limited' })
  expect(await search({ streetName: 'mill' })).toContain('Millrace')
})
