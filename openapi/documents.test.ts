import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentNames, documentOf } from './documents.ts'
import { withPlainNulls } from './plain-nulls.ts'
import { servedJson } from './published.ts'

/** Every schema and sub-schema, with its path. */
function partsOf(
  value: unknown,
  at = '',
): (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, each]) => partsOf(each, `${at}/${key}`))
  // It is always an object.
  return [[at, value as Readonly<Record<string, unknown>>], ...below]
}

describe.each(documentNames)('the document %s', (name) => {
  const document = documentOf(name)
  const parts = partsOf(document)

  // A document of a million characters takes seconds to parse on a busy machine.
  const timeout = 60_000
  it(
    'is served as JSON exactly as the contract gives it, though only its YAML is committed',
    { timeout },
    async () => {
      const yaml = await readFile(join(import.meta.dirname, `${name}.yaml`), 'utf8')
      expect(servedJson(yaml)).toBe(`${JSON.stringify(document, null, 2)}\n`)
    },
  )

  it('declares null in the type, never as anyOf', () => {
    const choices = parts.filter(([, { anyOf, oneOf }]) =>
      [anyOf, oneOf].some(
        (members) => Array.isArray(members) && members.some((member) => member['type'] === 'null'),
      ),
    )
    expect(choices.map(([at]) => at)).toEqual([])
  })

  it('has no allOf, which null and closed objects never fit', () => {
    expect(parts.filter(([, part]) => 'allOf' in part).map(([at]) => at)).toEqual([])
  })

  it('lists null among the values of a nullable enum', () => {
    const without = parts.filter(
      ([, { type, enum: values }]) =>
        Array.isArray(type) &&
        type.includes('null') &&
        Array.isArray(values) &&
        !values.includes(null),
    )
    expect(without.map(([at]) => at)).toEqual([])
  })
})

it('a named schema that is null by itself is not published', () => {
  const head = { openapi: '3.1.0', info: { title: '', version: '' } }
  const named = { components: { schemas: { Pet: { type: ['object', 'null'] as const } } } }
  // Only the parts of a document that are read here.
  const document = { ...head, ...named } as unknown as Parameters<typeof withPlainNulls>[0]
  expect(() => withPlainNulls(document)).toThrow('orNull(Pet)')
})
