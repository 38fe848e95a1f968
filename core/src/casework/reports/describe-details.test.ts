import { expect, it } from 'vitest'
import { cityOf } from '../../platform/city/settings.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { describeDetails } from './describe-details.ts'

const context: Context = {
  actor: anonymous,
  clock: { now: () => new Date(0) },
  language: 'en',
  // No test uses it.
  database: openDatabase('postgres://no-user@nowhere.invalid/none', 'http://nowhere.invalid'),
  city: cityOf({}),
  requestId: 'test',
}
const described = (details: Readonly<Record<string, unknown>>) =>
  describeDetails(context, 'graffiti', details, null).map(({ data }) => data)

it.each([
  [{ location: 'PARK', offensive: true }, ['Park', 'Yes']],
  [{ location: 'PARK', offensive: false }, ['Park', 'No']],
  [{ offensive: false }, ['No']],
  // What is no choice of the question is not shown.
  [{ location: 'MOON', offensive: true }, ['Yes']],
  [{ location: true, offensive: true }, ['Yes']],
  [{ unknown: 'x' }, []],
])('the answers %j read %j', (details, texts) => {
  expect(described(details)).toEqual(texts)
})
