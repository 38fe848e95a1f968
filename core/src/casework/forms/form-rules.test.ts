import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeAnswers } from './describe-answers.ts'
import type { FormDefinition, FormField } from './form-definition.ts'
import {
  askedPages,
  feeLines,
  feeTotalCents,
  type FormAnswers,
  formErrors,
  keptAnswers,
} from './form-rules.ts'

const text = (en: string) => ({ en, es: `${en} (es)` })
const field = <Field extends FormField>(one: Field): Field => one

const form: FormDefinition = {
  pages: [
    {
      title: text('First'),
      fields: [
        field({ kind: 'yes-no', name: 'hasDog', label: text('Dog?'), isRequired: true }),
        field({
          kind: 'choice',
          name: 'size',
          label: text('Size'),
          isRequired: true,
          when: { field: 'hasDog', is: ['yes'] },
          choices: [
            { value: 'big', label: text('Big') },
            { value: 'small', label: text('Small') },
          ],
        }),
        field({
          kind: 'number',
          name: 'weight',
          label: text('Weight'),
          isRequired: true,
          max: 200,
          decimals: 1,
          when: { field: 'size', is: ['big'] },
        }),
      ],
    },
    {
      title: text('Second'),
      when: { field: 'hasDog', is: ['yes'] },
      fields: [
        field({ kind: 'words', name: 'note', label: text('Note') }),
        field({ kind: 'date', name: 'born', label: text('Born') }),
        field({ kind: 'files', name: 'papers', label: text('Papers'), most: 2 }),
      ],
    },
    {
      title: text('Third'),
      fields: [field({ kind: 'email', name: 'email', label: text('Email'), isRequired: true })],
    },
  ],
  fees: [
    { label: text('Dog'), cents: 1500, when: { field: 'hasDog', is: ['yes'] } },
    { label: text('By weight'), cents: 25, perUnitOf: 'weight' },
  ],
  thanks: text('Thanks'),
}

const words = { yes: text('Yes'), no: text('No'), fees: text('Fees') }
const described = (answers: FormAnswers) =>
  describeAnswers(form, answers, { words, fileNames: new Map([['f1', 'a.pdf']]) })

const big = {
  hasDog: 'yes',
  size: 'big',
  weight: '10.5',
  born: '2024-02-29',
  papers: ['f1'],
  email: 'a@b.example',
}

describe('a form', () => {
  it('shows only fields whose conditions hold, and validates only those', () => {
    expect(askedPages(form, { hasDog: 'no' }).map(({ at }) => at)).toEqual([0, 2])
    expect(formErrors(form, { hasDog: 'no', email: 'a@b.example' })).toEqual([])
    expect(formErrors(form, { hasDog: 'yes', email: '' })).toEqual([
      { field: 'size', kind: 'Required' },
      { field: 'email', kind: 'Required' },
    ])
    expect(formErrors(form, big)).toEqual([])
  })

  it('drops answers that depended on a changed answer, also indirectly', () => {
    expect(keptAnswers(form, { ...big, hasDog: 'no' })).toEqual({
      hasDog: 'no',
      email: 'a@b.example',
    })
    expect(feeTotalCents(form, { ...big, hasDog: 'no' })).toBe(0)
  })

  it.each([
    ['hasDog', 'maybe'],
    ['size', 'huge'],
    ['weight', '200.1'],
    ['weight', '1.25'],
    ['weight', '-1'],
    ['weight', '1e2'],
    ['born', '2023-02-29'],
    ['born', '29.02.2024'],
    ['papers', ['f1', 'f2', 'f3']],
  ])('refuses %s: %j', (name, answer) => {
    expect(formErrors(form, { ...big, [name]: answer })).toContainEqual({
      field: name,
      kind: 'Invalid',
    })
  })

  it('says what is wrong with an email address', () => {
    const error = { field: 'email', kind: 'EmailNoAt' }
    expect(formErrors(form, { ...big, email: 'no-address' })).toContainEqual(error)
  })

  it('costs whole cents, by parts', () => {
    expect(feeLines(form, big).map(({ cents }) => cents)).toEqual([1500, 263])
    expect(feeTotalCents(form, big)).toBe(1763)
  })

  it('is described page by page in both languages, its fees last', () => {
    expect(described(big)).toEqual([
      {
        label: 'First',
        labelEs: 'First (es)',
        data: [
          { field: 'hasDog', label: 'Dog?', labelEs: 'Dog? (es)', data: 'Yes', dataEs: 'Yes (es)' },
          { field: 'size', label: 'Size', labelEs: 'Size (es)', data: 'Big', dataEs: 'Big (es)' },
          {
            field: 'weight',
            label: 'Weight',
            labelEs: 'Weight (es)',
            data: '10.5',
            dataEs: '10.5',
          },
        ],
      },
      {
        label: 'Second',
        labelEs: 'Second (es)',
        data: [
          {
            field: 'born',
            label: 'Born',
            labelEs: 'Born (es)',
            data: '02/29/2024',
            dataEs: '29/02/2024',
          },
          {
            field: 'papers',
            label: 'Papers',
            labelEs: 'Papers (es)',
            data: 'a.pdf',
            dataEs: 'a.pdf',
          },
        ],
      },
      {
        label: 'Third',
        labelEs: 'Third (es)',
        data: [
          {
            field: 'email',
            label: 'Email',
            labelEs: 'Email (es)',
            data: 'a@b.example',
            dataEs: 'a@b.example',
          },
        ],
      },
      {
        label: 'Fees',
        labelEs: 'Fees (es)',
        data: [
          { label: 'Dog', labelEs: 'Dog (es)', data: '$15.00' },
          { label: 'By weight', labelEs: 'By weight (es)', data: '$2.63' },
        ],
      },
    ])
  })
})

const names = form.pages.flatMap(({ fields }) => fields).map(({ name }) => name)
const value = fc.oneof(
  fc.constantFrom('yes', 'no', 'big', 'small', '7', '', ' ', '2024-01-01', 'a@b.example'),
  fc.string(),
  fc.array(fc.string(), { maxLength: 3 }),
)
const anyAnswers = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value)

describe('whatever is answered', () => {
  it('keeps only answers to shown fields, and is idempotent', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const kept = keptAnswers(form, answers)
        const asked = new Set(
          askedPages(form, answers).flatMap(({ fields }) => fields.map(({ name }) => name)),
        )
        expect(Object.keys(kept).filter((name) => !asked.has(name))).toEqual([])
        expect(keptAnswers(form, kept)).toEqual(kept)
        expect(formErrors(form, kept)).toEqual(formErrors(form, answers))
      }),
    )
  })

  it('costs no fraction and never less than nothing', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const total = feeTotalCents(form, answers)
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
      }),
    )
  })
})
