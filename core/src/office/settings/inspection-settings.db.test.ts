import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { getInspectionSettings, setInspectionSettings } from './index.ts'

const { contextOf, person } = peopleIn(await testDatabase())
const ada = contextOf(await person({ isAdmin: true }))

describe('when inspections can be booked', () => {
  it('is read by staff and changed by administrators, at the version that was seen', async () => {
    const viewer = contextOf(await person({ roles: ['viewer'] }))
    const { version, ...before } = await getInspectionSettings(viewer)
    expect(before).toMatchObject({ daysAhead: 8, cutOffHour: 15, correctionHours: 24 })
    const edit = { ...before, cutOffHour: 14, correctionHours: 48, version }
    await expect(setInspectionSettings(viewer, edit)).rejects.toMatchObject({ kind: 'forbidden' })
    await setInspectionSettings(ada, edit)
    expect(await getInspectionSettings(viewer)).toMatchObject({
      cutOffHour: 14,
      correctionHours: 48,
    })
    await expect(setInspectionSettings(ada, edit)).rejects.toMatchObject({ kind: 'stale' })
  })

  it('is refused with each wrong field: a day has a morning, then an afternoon', async () => {
    const now = await getInspectionSettings(ada)
    const set = (edit: Partial<typeof now>) => setInspectionSettings(ada, { ...now, ...edit })
    await expect(
      set({ daysAhead: 0, cutOffHour: 24, correctionHours: 0.5, morning: { from: 9, to: 9 } }),
    ).rejects.toMatchObject({
      problems: ['daysAhead', 'cutOffHour', 'correctionHours', 'morningTo'].map((field) => ({
        field,
      })),
    })
    await expect(set({ afternoon: { from: 11, to: 16 } })).rejects.toMatchObject({
      problems: [{ field: 'afternoonFrom' }],
    })
  })
})
