import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { winAnsi } from './win-ansi.ts'

const document = await PDFDocument.create()
const font = await document.embedFont(StandardFonts.Helvetica)

it.each([
  ['Peña Ibáñez, ¿cuánto? ¡Ya! «€ 5» – “so” Zoë', 'Peña Ibáñez, ¿cuánto? ¡Ya! «€ 5» – “so” Zoë'],
  ['Łukasz Dvořák Őry Nguyễn Thị Đào Şerif', 'Lukasz Dvorák Ory Nguyen Thi Dào Serif'],
  ['e\u0301', 'é'],
  ['ﬁne\u202Etxt\u0000', 'finetxt'],
  ['a\n\tb', 'a b'],
  ['李雷 Анна 🎉', '?? ???? ?'],
])('%j is shown as %j', (text, shown) => {
  expect(winAnsi(text)).toBe(shown)
})

it('the font can show every name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => font.encodeText(winAnsi(text))).not.toThrow()
    }),
    { numRuns: 2000, seed: 5 },
  )
})
