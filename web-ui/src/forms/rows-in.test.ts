import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import { rowsIn } from './rows-in.ts'

const read = (sent: Readonly<Record<string, string>>) => {
  const fields = fieldsOf(Object.entries(sent))
  return rowsIn(fields, 'list', (prefix) => ({ name: fields.text(`${prefix}name`) }))
}

test('every row counts, even an empty one, which validation then refuses', () => {
  const sent = { 'list.0.row': '', 'list.0.name': 'a', 'list.1.row': '', 'list.1.name': '' }
  expect(read(sent)).toEqual([{ name: 'a' }, { name: '' }])
})

test('without JavaScript, empty rows do not count', () => {
  const spare = { 'list.0.row': '', 'list.0.spare': '', 'list.1.row': '', 'list.1.spare': '' }
  expect(read({ ...spare, 'list.0.name': '', 'list.1.name': 'b' })).toEqual([{ name: 'b' }])
  expect(read({})).toEqual([])
})
