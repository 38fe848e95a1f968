import { expect, it } from 'vitest'
import { newCast, testCity } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const { cookies } = await newCast(city, 'staff')

it.each([
  'payments',
  'requests',
  'users',
  'users/view',
  'users/edit',
  'people',
  'people/organizations',
  'activities',
  'forms',
])('the address of a page below /%s that can name nothing is not found', async (path) => {
  const address = `${city.origins.staff}/${path}/no-such-thing`
  const { status } = await fetch(address, {
    headers: { cookie: `staff_session=${cookies.staff}` },
  })
  expect(status).toBe(404)
})
