import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/kernel/clock.ts'
import { makeWebhookSecret, secretOf } from './sign.ts'
import { type ClaimedDelivery, type Sending, tryDelivery } from './try-delivery.ts'
import { box, listening } from './webhooks.fixture.ts'

const endpointId = 'endpoint'
const sealed = await box.seal(makeWebhookSecret(), secretOf(endpointId))

const asked: string[] = []
const written = { bytes: 0 }
const { origin, close } = await listening((request, response) => {
  const { url = '' } = request
  asked.push(url)
  switch (url) {
    case '/moved':
      response.writeHead(302, { location: '/ok' }).end()
      break
    case '/gone':
      response.writeHead(410).end()
      break
    case '/busy':
      response.writeHead(429, { 'retry-after': '30' }).end()
      break
    case '/down':
      response.writeHead(503, { 'retry-after': '60' }).end()
      break
    case '/broken':
      response.writeHead(500).end('Error')
      break
    case '/hangs-up':
      response.destroy()
      break
    case '/late':
      // Never answers.
      break
    case '/drips':
      response.writeHead(200).write('{')
      break
    case '/huge': {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed) {
          written.bytes += 65_536
          if (!response.write(Buffer.alloc(65_536))) break
        }
      }
      response.on('drain', pour)
      pour()
      break
    }
    default:
      response.writeHead(204).end()
  }
})
afterAll(close)

const sending: Sending = { fetch, box, isLocal: true, timeoutMs: 300 }

const claimed = (address: string, more: Partial<ClaimedDelivery> = {}): ClaimedDelivery => ({
  id: 'delivery',
  eventId: 'event',
  endpointId,
  address,
  body: '{}',
  attempts: 1,
  secret: sealed,
  oldSecret: null,
  ...more,
})

const tried = (path: string) => tryDelivery(systemClock, sending, claimed(origin + path))

describe('a try', () => {
  it.each([
    ['/ok', { status: 204, failure: null, askedSeconds: null }],
    ['/gone', { status: 410, failure: 'gone' }],
    ['/busy', { status: 429, failure: 'busy', askedSeconds: 30 }],
    ['/down', { status: 503, failure: 'busy', askedSeconds: 60 }],
    ['/broken', { status: 500, failure: 'refused' }],
    ['/hangs-up', { status: null, failure: 'unreachable' }],
    ['/late', { status: null, failure: 'timeout' }],
  ])('at %s ends as %o', async (path, outcome) => {
    expect(await tried(path)).toMatchObject(outcome)
  })

  it('follows no redirect', async () => {
    asked.length = 0
    expect(await tried('/moved')).toMatchObject({ status: 302, failure: 'redirect' })
    expect(asked).toEqual(['/moved'])
  })

  it('counts an answer whose body never ends, and does not read all of a huge one', async () => {
    expect(await tried('/drips')).toMatchObject({ status: 200, failure: null })
    expect(await tried('/huge')).toMatchObject({ status: 200, failure: null })
    // What the machine's own buffers took is not what we read; it ended long before a file's length.
    expect(written.bytes).toBeLessThan(16_000_000)
  })

  it('fails where no one listens, and where there is no valid certificate', async () => {
    const nowhere = await listening(() => undefined)
    nowhere.close()
    const outcome = { status: null, failure: 'unreachable' }
    expect(await tryDelivery(systemClock, sending, claimed(nowhere.origin))).toMatchObject(outcome)
    const secure = claimed(origin.replace('http:', 'https:'))
    expect(await tryDelivery(systemClock, sending, secure)).toMatchObject(outcome)
  })

  it('is not made to a private network, also if the address was saved before', async () => {
    asked.length = 0
    const outside = { ...sending, isLocal: false }
    const outcome = { status: null, failure: 'inside' }
    expect(await tryDelivery(systemClock, outside, claimed(`${origin}/ok`))).toMatchObject(outcome)
    const inside = claimed('https://10.0.0.7/events')
    expect(await tryDelivery(systemClock, outside, inside)).toMatchObject(outcome)
    expect(asked).toEqual([])
  })

  it('is not made without a secret, such as one that was moved from another row', async () => {
    asked.length = 0
    const moved = claimed(`${origin}/ok`, { endpointId: 'another' })
    const outcome = { status: null, failure: 'unsigned' }
    expect(await tryDelivery(systemClock, sending, moved)).toMatchObject(outcome)
    expect(asked).toEqual([])
  })
})
