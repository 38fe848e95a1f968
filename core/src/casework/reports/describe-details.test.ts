import { expect, it } from 'vitest'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { describeDetails } from './describe-details.ts'

// No test uses its database.
const context = contextIn({
  databaseUrl: 'postgres://no-user@nowhere.invalid/none',
  neonEndpoint: 'http://nowhere.invalid',
})
const described = (details: Readonly<Record<string, unknown>>) =>
  describeDetails(context, 'graffiti', details, null).map(({ data }) => data)

it.each([
  [{ location: 'PARK', offensive: true }, ['Park', 'Yes']],
  [{ location: 'PARK', offensive: false }, ['Park', 'No']],
  [{ offensive: false }, ['No']],
  // Not one of the choices: not shown.
  [{ location: 'MOON', offensive: true }, ['Yes']],
  [{ location: true, offensive: true }, ['Yes']],
  [{ unknown: 'x' }, []],
])('the answers %j read %j', (details, texts) => {
  expect(described(details)).toEqual(texts)
})
