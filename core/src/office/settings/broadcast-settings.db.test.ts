import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import { getBroadcastSettings, setBroadcastSettings } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const ada = contextOf(await person({ isAdmin: true }))

it('when messages wait and who approves is changed by administrators, at the version that was seen', async () => {
  const editor = contextOf(await person({ roles: ['contentEditor'] }))
  const { version, ...before } = await getBroadcastSettings(editor)
  expect(before).toEqual({ quietFrom: 21, quietTo: 8, secondPersonAbove: 1000 })
  const edit = { quietFrom: 22, quietTo: 22, secondPersonAbove: null, version }
  await expect(setBroadcastSettings(editor, edit)).rejects.toMatchObject({ kind: 'forbidden' })
  await setBroadcastSettings(ada, edit)
  expect((await loadCity(database)).settings).toMatchObject({
    broadcastQuietHours: { from: 22, to: 22 },
    broadcastSecondPersonAbove: null,
  })
  await expect(setBroadcastSettings(ada, edit)).rejects.toMatchObject({ kind: 'stale' })
})

it('hours and people that are none are refused, each by its field', async () => {
  const now = await getBroadcastSettings(ada)
  await expect(
    setBroadcastSettings(ada, { ...now, quietFrom: 24, quietTo: -1, secondPersonAbove: 0.5 }),
  ).rejects.toMatchObject({
    problems: ['quietFrom', 'quietTo', 'secondPersonAbove'].map((field) => ({ field })),
  })
})
