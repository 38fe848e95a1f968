import { expect, it } from 'vitest'
import { verifyFile } from './notice-forms.ts'

const sent = () => {
  throw new Error('nothing is sent')
}

it.each([
  // A million rows of 25 characters: refused by its size, unread.
  ['larger than any file that is read', 25_000_000, 'Shutoffs.TooMany'],
  ['of more characters than a file may have', 13_000_000, 'Shutoffs.TooMany'],
  ['that is empty', 0, 'Shutoffs.Empty'],
])('a file %s is refused at its field, unsent', async (_what, size, code) => {
  const file = new File([new Uint8Array(size).fill(49)], 'overdue.csv')
  expect(await verifyFile(sent, file)).toMatchObject({
    kind: 'refused',
    problems: [{ field: 'file', code }],
  })
})
