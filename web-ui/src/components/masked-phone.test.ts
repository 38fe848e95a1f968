import { expect, test } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

const typed = (text: string) =>
  Array.from(text).reduce((shown, character) => maskedPhone(shown + character), '')

test.each(['8475550123', '847-555-0123', '(847) 555-0123', '847 555 0123', '18475550123'])(
  '%s typed key by key stands in the mask',
  (text) => {
    expect(typed(text)).toBe('(847) 555-0123')
  },
)

test.each(['+1 (847) 555-0123', '1-847-555-0123', '847.555.0123'])('%s pasted too', (text) => {
  expect(maskedPhone(text)).toBe('(847) 555-0123')
})

test('digits can be deleted until nothing is left', () => {
  let text = '(847) 555-0123'
  for (let presses = 0; presses < 14 && text; presses++) text = maskedPhone(text.slice(0, -1))
  expect(text).toBe('')
})

test.each(['call me', '847 555 0123 ext 4', '847555012345'])(
  '%s stays as is, to be refused',
  (text) => {
    expect(maskedPhone(text)).toBe(text)
  },
)
