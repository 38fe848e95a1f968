import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Forms } from './group.ts'
import { allDefaultTexts } from './index.ts'

const all = Object.entries(allDefaultTexts).flatMap(([group, texts]) =>
  Object.entries(texts).flatMap(([key, { en, es }]) => [
    { name: `${group}.${key} (en)`, forms: en },
    { name: `${group}.${key} (es)`, forms: es },
  ]),
)
const formsOf = (forms: Forms): readonly string[] => (typeof forms === 'string' ? [forms] : forms)
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

/** Not counted: names, amounts, dates, identifying numbers. A number of things is `{{count}}`. */
const notCounted = new Set(
  (
    'board came kind code passed round booked capacity comment done free hour inspection permit account accounts action address agent amount area bill blockNumber brand caseNumber city customer date ' +
    'day device due email end english error field from headline into key last4 limit partner location mail max method min ' +
    'month name names next note number of organization other page pages paid percent person phone providers ' +
    'purpose rating reading reason reference requestId site spanish staff start status step street term text ' +
    'time times title to total type unit usage daily values version wait what when who all shown size ' +
    'megabytes feet least most received closed browser system place sum blanks category known unknown question key language names shortcut business year source code codes units before difference steps pin work answer answers choices sheet file address open answered accepted view discipline permit trades wanted holiday services first last district line blank reached letters p1 p2 p3 p4 p5 p6 p7 p8'
  ).split(' '),
)

describe('a text that counts', () => {
  const counted = all.filter(({ forms }) =>
    formsOf(forms).some((form) => placeholders(form).includes('count')),
  )

  it.each(counted)('$name has a singular and a plural', ({ forms }) => {
    expect(formsOf(forms)).toHaveLength(2)
  })

  it('is one by its placeholder {{count}}, and by no other name', () => {
    const others = all.flatMap(({ name, forms }) =>
      formsOf(forms)
        .flatMap(placeholders)
        .filter((one) => one !== 'count' && !notCounted.has(one))
        .map((one) => `${name}: {{${one}}}`),
    )
    expect(others).toEqual([])
  })
})

it('a text with two forms counts in one of them', () => {
  const idle = all.filter(
    ({ forms }) => typeof forms !== 'string' && !forms.join(' ').includes('{{count}}'),
  )
  expect(idle.map(({ name }) => name)).toEqual([])
})

it('both languages of a text take the same values', () => {
  const differing = Object.entries(allDefaultTexts).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([key, { en, es }]) => {
      const [one, other] = [en, es].map((forms) =>
        [...new Set(formsOf(forms).flatMap(placeholders))].toSorted().join(' '),
      )
      return one === other ? [] : [`${group}.${key}: ${one} / ${other}`]
    }),
  )
  expect(differing).toEqual([])
})

describe('a text for residents', () => {
  const staffGroups =
    /^(?:FieldRequired\.Users-|(?:Activities|Alerts|Arrangement|ArrangementNews|Billing|Call|Desk|Directory|FormPreview|Languages|Maintenance|Payments|People|PersonRecord|PublicFields|Rail|RecordType|Role|Slowdowns|Staff|Templates|Undelivered|Users)\.)/
  const forResidents = all.filter(({ name }) => !staffGroups.test(name))
  const found = (pattern: RegExp) =>
    forResidents.flatMap(({ name, forms }) =>
      formsOf(forms)
        .filter((form) => pattern.test(form))
        .map((form) => `${name}: ${form}`),
    )

  it('has no word of the city’s systems', () => {
    expect(found(/\b(?:case|COE|LPI|Salesforce|Naviline|número de caso)\b/i)).toEqual([])
  })

  it('has no word that a neighbor would not use', () => {
    const stiff =
      /\b(?:anew|whoever|whomever|somebody|seen to|told of|came of|on whose|of yours|whilst|thereby)\b/i
    expect(found(stiff)).toEqual([])
  })
})

describe('a refusal’s text', () => {
  const root = new URL('../../../', import.meta.url)
  const codes = new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fixture/.test(path))
      .flatMap((path) => [
        ...readFileSync(new URL(path, root), 'utf8').matchAll(
          /new DomainError\(\s*'[a-z-]+',\s*'([A-Z]\w*\.[\w-]+)'/g,
        ),
      ])
      .map(([, code = '']) => code),
  )
  const said = all.filter(({ name }) => codes.has(name.replace(/ \(\w+\)$/, '')))

  it('is looked for where it is raised', () => expect(said.length).toBeGreaterThan(150))

  // The specification's own words.
  const given =
    /^(?:Account\.NotYours|Billing\.InvalidRoutingNumber|Form\.NotFound|Zoning\.ReviewErrors) /
  it.each(said.filter(({ name }) => !given.test(name)))('$name is whole sentences', ({ forms }) => {
    for (const form of formsOf(forms)) {
      expect(form).toMatch(/^[\p{Lu}\d¿¡“«{].*[.?!]$/su)
      expect(form).not.toMatch(
        /\b(?:is|are) required\b|\binvalid\b|\b(?:es|son) obligatori[oa]s?\b/i,
      )
    }
  })
})
