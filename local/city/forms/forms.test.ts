import { expect, it } from 'vitest'
import { demoServices } from '../services/index.ts'
import { demoForms } from './index.ts'

it('every published service with a form has exactly one', () => {
  const wanted = demoServices()
    .filter(({ type, isPublished }) => type === 'LASERFICHE_FORM' && isPublished)
    .map(({ formProcessId }) => String(formProcessId))
  const made = demoForms.map(({ process }) => String(process))
  expect(made.toSorted()).toEqual(wanted.toSorted())
})

it.each(demoForms.map((one) => [one.process, one.definition] as const))(
  'form %i names each field once, and hangs parts only on what was asked before',
  (_process, { pages, fees }) => {
    const before = new Map<string, readonly string[] | null>()
    const problems: string[] = []
    const check = (when: { field: string; is: readonly string[] } | undefined, what: string) => {
      if (!when) return
      const values = before.get(when.field)
      if (values === undefined)
        problems.push(`${what} hangs on ${when.field}, which is not asked before`)
      if (!values?.length || when.is.some((value) => !values.includes(value)))
        problems.push(`${what} hangs on a value that ${when.field} does not offer`)
    }
    for (const page of pages) {
      check(page.when, page.title.en)
      for (const field of page.fields) {
        check(field.when, field.name)
        if (before.has(field.name)) problems.push(`${field.name} stands twice`)
        const values =
          'choices' in field
            ? field.choices.map(({ value }) => value)
            : field.kind === 'yes-no'
              ? ['yes', 'no']
              : null
        before.set(field.name, values)
      }
    }
    for (const { label, perUnitOf, when } of fees) {
      check(when, label.en)
      if (perUnitOf !== undefined && !before.has(perUnitOf))
        problems.push(`${label.en} counts nothing`)
    }
    expect(problems).toEqual([])
  },
)

it.each(demoForms.map((one) => [one.process, one.definition] as const))(
  'form %i says in a sentence what to do where an answer is missing',
  (_process, { pages }) => {
    const asking = pages.flatMap(({ fields }) => fields.filter((field) => field.kind !== 'words'))
    const silent = asking.filter(
      (field) => field.isRequired && !field.missing && !field.label.en.endsWith('?'),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  },
)
