import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { makeWebhookSecret, signedHeaders } from './sign.ts'

describe('a signature', () => {
  it('is the one of the specification’s published example', () => {
    const headers = signedHeaders(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        sentAt: new Date(1_614_265_330_000),
        body: '{"test": 2432232314}',
      },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    )
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it.each(['{"type":"test"}', '{"name":"Peña 🚰"}', '{}'])(
    'of %s is accepted by the library of the specification, with either secret after a rotation',
    (body) => {
      const secrets = [makeWebhookSecret(), makeWebhookSecret()]
      const headers = signedHeaders({ id: 'one', sentAt: new Date(), body }, secrets)
      for (const secret of secrets)
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
      const another = new Webhook(makeWebhookSecret())
      expect(() => another.verify(body, headers)).toThrow('No matching signature')
      const [first = ''] = secrets
      expect(() => new Webhook(first).verify(`${body} `, headers)).toThrow('No matching signature')
    },
  )
})

it('a secret has 256 random bits, and is another one each time', () => {
  const secrets = Array.from({ length: 20 }, makeWebhookSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/)
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
  }
})
