import { expect, it } from 'vitest'
import { testCity } from '@portal/local/testing'
import { fuzz } from './fuzz.fixture.ts'

const city = await testCity()

it('300 made-up requests get no fault, no untyped or unguarded answer, and no way out', async () => {
  await expect(fuzz(city.origins.resident, 300)).resolves.toBeUndefined()
})
