import { expect, it } from 'vitest'
import { ask, newCast, pendingSteps, rolesOfStaff, testCity } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const origin = city.origins.staff

it('before the second step a login opens no page but that of the step, and no file', async () => {
  const cast = await newCast(city, 'staff', rolesOfStaff)
  for (const step of pendingSteps) {
    const headers = { cookie: `staff_session=${cast.cookies[step]}` }
    for (const path of ['/', '/requests', `/people/${cast.ids.resident}`, '/security', '/login']) {
      const answer = await ask(origin, path, { headers })
      expect([step, path, answer.status, answer.headers.get('location')]).toEqual([
        step,
        path,
        303,
        expect.stringMatching(/^\/second-step/),
      ])
    }
    const picture = await ask(origin, `/profile-pictures/${cast.ids.resident}.png`, { headers })
    expect(picture.status).toBe(403)
  }
})

it('before the second step a login can be ended', async () => {
  const cast = await newCast(city, 'staff', rolesOfStaff)
  const headers = { cookie: `staff_session=${cast.cookies[pendingSteps[0]]}`, origin }
  expect((await ask(origin, '/api/auth/sign-out', { method: 'POST', headers })).status).toBe(204)
  expect((await ask(origin, '/api/auth/second-step', { headers })).status).toBe(401)
})
