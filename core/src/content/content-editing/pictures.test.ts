import { expect, it } from 'vitest'
import { fieldsWithSilentPictures } from './pictures.ts'

it.each([
  ['<p>No picture.</p>', []],
  ['<img src="/media/a.png" alt="The river at dawn">', []],
  ["<img alt='The river' src='/media/a.png'>", []],
  ['<img src="/media/a.png">', ['parts.0.value']],
  ['<img src="/media/a.png" alt="">', ['parts.0.value']],
  ['<img src="/media/a.png" alt="" loading="lazy">', ['parts.0.value']],
  ['<img src="/media/a.png" alt="  ">', ['parts.0.value']],
  ['<img alt="One" src="/media/a.png"><IMG src="/media/b.png" alt>', ['parts.0.value']],
])('%s lacks a description in %j', (value, fields) => {
  expect(fieldsWithSilentPictures({ title: 'x', none: null, parts: [{ value }] })).toEqual(fields)
})
