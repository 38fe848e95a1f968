import { expect, it } from 'vitest'
import { testCity } from '@portal/local/testing'
import { fuzz } from './fuzz.fixture.ts'

const city = await testCity()

it.each([20_261_121, 31_337, 48_611, 77_003])(
  '10,000 made-up requests of the seed %i get no fault, no untyped or unguarded answer, and no way out',
  async (seed) => {
    await expect(fuzz(city.origins.resident, 10_000, seed)).resolves.toBeUndefined()
  },
)
