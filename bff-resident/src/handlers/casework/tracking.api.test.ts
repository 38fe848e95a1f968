import { expect, it } from 'vitest'
import { waitForMail, newCast, newVisitor, putRequest, testCity } from '@portal/local/testing'

const city = await testCity()
const { mailbox, resident, staff } = city.origins
const cast = await newCast(city, 'staff')

/** The address of the page that a guest's mail leads to. */
async function linkTo(email: string): Promise<URL> {
  const { text } = await waitForMail(mailbox, email, (letter) =>
    letter.text.includes('/request_status/'),
  )
  return new URL(/https?:\S+/.exec(text)?.[0] ?? '')
}

it('a guest gets a mail, opens its link and answers there, and no other link works', async () => {
  const guestEmail = `${crypto.randomUUID()}@home.example`
  const id = await putRequest(city, { guestEmail })
  const asked = await fetch(`${staff}/api/requests/${id}/question`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `staff_session=${cast.cookies.staff}`,
      origin: staff,
      'if-match': '"1"',
    },
    body: JSON.stringify({ text: 'Which pole is it?' }),
  })
  expect([asked.status, await asked.text()]).toEqual([200, expect.any(String)])
  const link = await linkTo(guestEmail)
  const guest = newVisitor(resident)
  const page = await guest.get(link.pathname + link.search)
  expect([page.status, page.text.includes('Which pole is it?')]).toEqual([200, true])

  const api = `/api/request-status/${id}/additionalInformation${link.search}`
  const answer = { additionalInformationText: 'The one at the gate.' }
  const forged = await guest.post(api.replace('as=sender', 'as=follower'), answer)
  expect(forged.status).toBe(404)
  expect((await guest.post(api, answer)).status).toBe(200)
  expect((await guest.post(api, answer)).status).toBe(409)
  const after = await guest.get(link.pathname + link.search)
  expect(after.text).toContain('The one at the gate.')

  const other = await putRequest(city, { guestEmail })
  const foreign = await guest.get(link.pathname.replace(id, other) + link.search)
  expect([foreign.status, foreign.text.includes('Millrace')]).toEqual([404, false])
})
