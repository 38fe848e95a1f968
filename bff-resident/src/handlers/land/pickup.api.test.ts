import { expect, it } from 'vitest'
import { ask, testCity } from '@portal/local/testing'

const city = await testCity()
const origin = city.origins.resident
const search = '/api/salesforce/landParcelMaster/garbagePickupDay?street=Millrace%20St'
const [{ Id: parcel }, { Id: other }] = JSON.parse((await ask(origin, search)).text) as [
  { Id: string },
  { Id: string },
]
const calendarOf = async (id: string): Promise<string> => {
  const { text } = await ask(origin, `/api/pickup/${id}`)
  const place = JSON.parse(text) as { calendarUrl: string }
  return `${new URL(place.calendarUrl).pathname}?lng=en`
}

it('a calendar that is asked for every second reads the database once a minute', async () => {
  const path = await calendarOf(parcel)
  const first = await ask(origin, path)
  expect([first.status, first.trips]).toEqual([200, 1])
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const etag = first.headers.get('etag') ?? ''
  for (let i = 0; i < 5; i++) {
    const again = await ask(origin, path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.trips, again.text]).toEqual([304, 0, ''])
  }
  // Programs without an ETag get the same file, from memory.
  const whole = await ask(origin, path)
  expect([whole.status, whole.trips, whole.text]).toEqual([200, 0, first.text])
})

it('a place has its own calendar, and no other place’s', async () => {
  const text = (await ask(origin, await calendarOf(other))).text
  expect(text).toContain(other)
  expect(text).not.toContain(parcel)
})

it('a token that was changed opens nothing', async () => {
  const path = await calendarOf(parcel)
  const token = path.replace(/([\w-])([\w-])\.ics/, '$2$1.ics')
  const answer = await ask(origin, token === path ? path.replace('.ics', 'A.ics') : token)
  expect(answer.status).toBe(404)
})
