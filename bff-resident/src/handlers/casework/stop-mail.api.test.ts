import { describe, expect, it } from 'vitest'
import { type Mail, waitForMail, reportServiceOf, testCity } from '@portal/local/testing'

const city = await testCity({ template: 'demo' })
const { resident: origin, mailbox } = city.origins

const streetlight = async () => ({
  activityId: await reportServiceOf(origin, 'streetlight'),
  address: '100 Millrace St',
  position: { latitude: 42.04, longitude: -88.29 },
  description: 'The lamp by the gate is dark.',
  streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
})

async function send(guestEmail: string): Promise<string> {
  const body = new FormData()
  body.set('reportData', JSON.stringify({ ...(await streetlight()), guestEmail }))
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await fetch(`${origin}/api/reports`, { method: 'POST', headers, body })
  // The contract's reply.
  return ((await answer.json()) as { id: string }).id
}

/** The address in a mail's List-Unsubscribe, by unfolded headers. */
const unsubscribeIn = ({ raw }: Mail): string =>
  /^List-Unsubscribe: <([^>]+)>/m
    .exec(raw.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]
    ?.replaceAll(' ', '') ?? ''

/** As Gmail does it: no cookie, no origin, the one field that RFC 8058 names. */
const oneClick = (address: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

describe('a guest’s mail about a request', () => {
  it('says how to end it, and one click of a mail program does', async () => {
    const to = 'kim@home.example'
    const id = await send(to)
    await city.runScheduled()
    const letter = await waitForMail(mailbox, to)
    expect(letter.text).not.toMatch(/your account|log in/i)
    expect(letter.text).toContain('Stop these emails')
    expect(letter.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = unsubscribeIn(letter)
    expect((await oneClick(address)).status).toBe(200)
    expect((await oneClick(address)).status).toBe(200)
    expect((await oneClick(`${address}x`)).status).toBe(404)
    const status = await fetch(`${origin}/api/request-status/${id}${new URL(address).search}`)
    expect(await status.json()).toMatchObject({ isMailStopped: true })
  })

  it('is not ended by merely opening the link, as a mail scanner does: the page asks first', async () => {
    const to = 'lee@home.example'
    const id = await send(to)
    await city.runScheduled()
    const address = unsubscribeIn(await waitForMail(mailbox, to))
    const opened = await fetch(address)
    expect(new URL(opened.url).pathname).toBe(`/request_status/${id}`)
    expect(await opened.text()).toContain('Stop these emails')
    const status = await fetch(`${origin}/api/request-status/${id}${new URL(address).search}`)
    expect(await status.json()).toMatchObject({ isMailStopped: false })
  })
})
