import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { getPermit } from './get-permit.ts'
import { permitsIn } from './permits.fixture.ts'

const { contextOf, permit, person } = permitsIn(await testDatabase())

it('a permit is found by the id of its request, for the link on the request’s page', async () => {
  const anyone = contextOf(await person())
  const one = await permit()
  const by = async (number: string) =>
    JSON.parse(await getPermit(anyone, { year: 'request', number })) as { permit: object | null }
  expect(await by(one.requestId)).toMatchObject({ permit: { year: 2026, number: one.number } })
  expect(await by(crypto.randomUUID())).toMatchObject({ permit: null })
  expect(await by('1387')).toMatchObject({ permit: null })
})
