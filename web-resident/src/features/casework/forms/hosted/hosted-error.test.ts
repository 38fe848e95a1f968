import { describe, expect, it } from 'vitest'
import type { AskingField } from '@portal/core/forms/rules'
import type { ValidationErrorKind, Language } from '@portal/core/kernel/rules'
import { resourcesOf } from '@portal/core/texts'
import { createTexts } from '@portal/web-ui/texts'
import { hostedError } from './hosted-error.ts'

const said = (language: Language, field: AskingField, kind: ValidationErrorKind = 'Required') =>
  hostedError(createTexts(language, resourcesOf(language, [])), field, kind)
const label = { en: 'Place', es: 'Lugar' }
const name = 'place'

describe('what is wrong with a field of a hosted form', () => {
  it('is the form’s own text for a missing answer', () => {
    const missing = { en: 'Enter where it is.', es: 'Indique dónde es.' }
    const field = { kind: 'text', name, label, isRequired: true, missing } as const
    expect([said('en', field), said('es', field)]).toEqual([missing.en, missing.es])
  })

  it('asks the question again where the label is one', () => {
    const field = {
      kind: 'yes-no',
      name,
      label: { en: 'Will alcohol be served?', es: '¿Se servirá alcohol?' },
    } as const
    expect(said('en', field)).toBe('Answer the question: Will alcohol be served?')
    expect(said('es', field)).toBe('Responda la pregunta: ¿Se servirá alcohol?')
  })

  it.each([
    [{ kind: 'text', name, label }, 'Fill in “Place”.', 'Complete «Lugar».'],
    [
      { kind: 'choice', name, label, choices: [] },
      'Choose an answer for “Place”.',
      'Elija una respuesta en «Lugar».',
    ],
    [
      { kind: 'files', name, label, most: 2 },
      'Add a file for “Place”.',
      'Agregue un archivo en «Lugar».',
    ],
  ] as const)('says what to do by what the field takes: %o', (field, en, es) => {
    expect([said('en', field), said('es', field)]).toEqual([en, es])
  })

  it.each([
    [
      { kind: 'number', name, label, min: 1, max: 50 },
      'Enter a whole number from 1 to 50 for “Place”.',
      'Escriba un número entero de 1 a 50 en «Lugar».',
    ],
    [
      { kind: 'number', name, label, max: 50, decimals: 2 },
      'Enter a number from 0 to 50 for “Place”.',
      'Escriba un número de 0 a 50 en «Lugar».',
    ],
    [
      { kind: 'files', name, label, most: 1 },
      'Keep one file for “Place”.',
      'Deje un solo archivo en «Lugar».',
    ],
    [
      { kind: 'text', name, label, maxLength: 10 },
      'Shorten “Place” to 10 characters or fewer.',
      'Acorte «Lugar» a 10 caracteres o menos.',
    ],
  ] as const)('names the limit that an answer broke: %o', (field, en, es) => {
    expect([said('en', field, 'Invalid'), said('es', field, 'Invalid')]).toEqual([en, es])
  })
})
