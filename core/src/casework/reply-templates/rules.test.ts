import { expect, it } from 'vitest'
import { type BlankValues, blanksLeft, filledTemplate, unknownBlanks } from './rules.ts'

const values: BlankValues = {
  name: 'Rosa {number}',
  number: '00000042',
  service: 'Alumbrado',
  address: null,
  due: '$& de mayo',
  status: 'Programada',
  staff: 'Ada',
}
const edit = (bodyEnglish: string, bodySpanish = '') => ({ name: 'x', bodyEnglish, bodySpanish })

it('fills each blank once, and takes what people are called as plain text', () => {
  expect(filledTemplate('{name}: {number}, {number}. {due}', values)).toBe(
    'Rosa {number}: 00000042, 00000042. $& de mayo',
  )
})

it('leaves a blank that the request cannot fill, where the writer sees it', () => {
  const text = filledTemplate('At {address}, {constructor}.', values)
  expect(text).toBe('At {address}, {constructor}.')
  expect(blanksLeft(text)).toEqual(['address'])
})

it('names the blanks of both languages that do not exist, each once', () => {
  expect(unknownBlanks(edit('{name} {nmae}', '{nmae} {{number}} {} {__proto__}'))).toEqual([
    'nmae',
    '',
    '__proto__',
  ])
  expect(unknownBlanks(edit('{name}\n{number}', 'Nada {sin cerrar'))).toEqual([])
})
