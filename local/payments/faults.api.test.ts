import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { freePorts } from '../ports.ts'
import { merchant } from './open-payments.ts'
import { newInvoice, openTestPayments, outcome } from './payments.fixture.ts'

const payments = await openTestPayments()
const { url, control, charge, booked } = payments

const { feeds: receiverPort } = await freePorts()

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
const received: Received[] = []
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(200).end()
  })
}).listen(receiverPort, '127.0.0.1')
await once(receiver, 'listening')

afterAll(async () => {
  receiver.close()
  await payments.stop()
})

describe('webhooks', () => {
  const subscribe = () =>
    fetch(`${url}/rest/v1/webhooks`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${merchant.loginId}:${merchant.transactionKey}`)}`,
      },
      body: JSON.stringify({
        url: `http://127.0.0.1:${receiverPort}/`,
        eventTypes: [
          'net.authorize.payment.authcapture.created',
          'net.authorize.payment.void.created',
        ],
      }),
    })

  it('are signed, and come twice or in reverse order on request', async () => {
    await subscribe()
    await control('PUT', '/webhooks', { isOff: true })
    const invoices = [newInvoice(), newInvoice()]
    for (const invoice of invoices) await charge({ invoice })
    await control('PUT', '/webhooks', { isReversed: true, isTwice: true })
    await control('POST', '/webhooks/flush')
    const numbers = received.map(({ body }) => /"invoiceNumber":"([^"]+)"/.exec(body)?.[1])
    expect(numbers).toEqual([invoices[1], invoices[1], invoices[0], invoices[0]])
    const [first] = received
    const expected = createHmac('sha512', Buffer.from(merchant.signatureKey, 'hex'))
      .update(first?.body ?? '')
      .digest('hex')
    expect(first?.headers['x-anet-signature']).toBe(`sha512=${expected.toUpperCase()}`)
  })
})

describe('injected faults', () => {
  const fault = (name: string) =>
    control('POST', '/faults', { request: 'createTransactionRequest', fault: name })

  it.each([
    ['timeout-before', 0],
    ['timeout-after', 1],
  ])('%s cuts the line, with so many charges booked: %i', async (name, count) => {
    await fault(name)
    const invoice = newInvoice()
    await expect(charge({ invoice })).rejects.toThrow('fetch failed')
    expect(await booked(invoice)).toHaveLength(count)
    expect(outcome(await charge()), 'the next is well').toEqual(['1', undefined])
  })

  it('a request that comes twice is booked once, and the caller gets a duplicate error', async () => {
    await fault('answer-twice')
    const invoice = newInvoice()
    expect(outcome(await charge({ invoice }))).toEqual(['3', '11'])
    expect(await booked(invoice)).toHaveLength(1)
  })

  it('the records survive the process', async () => {
    const invoice = newInvoice()
    await charge({ invoice })
    await payments.restart()
    expect(await booked(invoice)).toHaveLength(1)
  })
})

describe('the buttons of the provider’s own page', () => {
  /** Clicks the first button with this label, as a browser without JavaScript. */
  async function press(label: string): Promise<string> {
    const headers = { accept: 'text/html' }
    const page = await (await fetch(url, { headers })).text()
    const form = page.split('<form').find((one) => one.includes(`<button>${label}</button>`))
    const action = /action="([^"]+)"/.exec(form ?? '')?.[1]
    if (form === undefined || action === undefined) throw new Error(`No button ${label}`)
    const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    const answer = await fetch(new URL(action, url), {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    })
    expect([answer.status, new URL(answer.url).pathname]).toEqual([200, '/'])
    return answer.text()
  }

  it('inject a fault into the next payment, show it, and clear it', async () => {
    expect(await press('is refused: too many requests')).toContain('Waiting to go wrong')
    await expect(charge()).rejects.toThrow('Too Many')
    expect(outcome(await charge())).toEqual(['1', undefined])
    await press('meets a broken server')
    expect(await press('Stop all faults')).not.toContain('Waiting to go wrong')
    expect(outcome(await charge())).toEqual(['1', undefined])
  })

  it('hold payments for review, and decline one', async () => {
    await press('Hold every payment for review')
    const invoice = newInvoice()
    await charge({ invoice })
    expect(await booked(invoice)).toMatchObject([{ transactionStatus: 'FDSPendingReview' }])
    await press('Decline')
    expect(await booked(invoice)).toMatchObject([{ transactionStatus: 'voided' }])
    await press('Hold payments over $10,000 only')
    const next = newInvoice()
    await charge({ invoice: next })
    expect(await booked(next)).toMatchObject([{ transactionStatus: 'capturedPendingSettlement' }])
  })

  it('are in Spanish by preference or by link', async () => {
    const preferred = await fetch(url, { headers: { 'accept-language': 'es-MX,es;q=0.9' } })
    expect(await preferred.text()).toContain('Hacer que algo falle')
    const asked = await fetch(`${url}/?lng=es`)
    expect(await asked.text()).toContain('<html lang="es">')
    expect(asked.headers.get('set-cookie')).toContain('provider_language=es')
  })
})
