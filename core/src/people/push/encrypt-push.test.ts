import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPush } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, appendix A. */
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  ownKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('a push message', () => {
  it('is encrypted as in the standard', () => {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes(vector.ownKey))
    const own = { pair, salt: bytes(vector.salt) }
    expect(encryptPush(vector.browser, vector.text, own)?.toString('base64url')).toBe(vector.body)
  })

  it('has keys of its own, and a length that tells little', () => {
    const [one, other, longer] = ['Yes', 'Yes', 'No, the water stays off until noon.'].map((text) =>
      encryptPush(vector.browser, text),
    )
    expect(one?.subarray(0, 86)).not.toEqual(other?.subarray(0, 86))
    expect(one?.length).toBe(longer?.length)
  })

  it('fills what a push service takes, and no more', () => {
    expect(encryptPush(vector.browser, 'x'.repeat(3993))?.length).toBe(4096)
    expect(encryptPush(vector.browser, 'x'.repeat(3994))).toBeNull()
  })

  it.each([
    { p256dh: 'x', auth: vector.browser.auth },
    { p256dh: vector.browser.p256dh, auth: 'x' },
    { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: vector.browser.auth },
  ])('is not made for keys of no browser', (browser) => {
    expect(encryptPush(browser, 'Snow')).toBeNull()
  })
})
