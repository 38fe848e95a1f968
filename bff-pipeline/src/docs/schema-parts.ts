import { html } from 'hono/html'
import { docsPath, type Html } from './docs-page.ts'
import type { Schema } from './reference.ts'

const nameIn = ($ref: string): string => $ref.split('/').at(-1) ?? ''

const linkTo = (name: string): Html =>
  html`<a href="${docsPath}/schemas/${name}"><code>${name}</code></a>`

const typeNames = ({ type }: Schema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? [])

/** In words: “list of Bill”, “string (date) or null”. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref) return linkTo(nameIn(schema.$ref))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0)
    return html`${choices.map((one, i) => html`${i > 0 ? ' or ' : ''}${typeOf(one)}`)}`
  const names = typeNames(schema)
  if (names.includes('array') && schema.items)
    return html`list of ${typeOf(schema.items)}${names.includes('null') ? ' or null' : ''}`
  const [first = 'any value', ...others] = names
  const format = schema.format ? ` (${schema.format})` : ''
  return html`${[`${first}${format}`, ...others].join(' or ')}`
}

const written = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`

const listed = (values: readonly unknown[]): Html =>
  html`${values.map((value, i) => html`${i > 0 ? ', ' : ''}${written(value)}`)}`

const generalText = 100_000

/** Choices and limits that a reader needs, without the general ones. */
function rulesOf(schema: Schema): Html[] {
  const { enum: closed, 'x-extensible-enum': open, pattern, minLength, maxLength, example } = schema
  return [
    ...(closed ? [html`One of ${listed(closed)}.`] : []),
    ...(open ? [html`Today one of ${listed(open)}; others may be added.`] : []),
    ...(pattern && !closed ? [html`Matches <code>${pattern}</code>.`] : []),
    ...(minLength ? [html`At least ${minLength} characters.`] : []),
    ...(maxLength && maxLength < generalText && !schema.format
      ? [html`At most ${maxLength} characters.`]
      : []),
    ...(schema.default === undefined ? [] : [html`By default ${written(schema.default)}.`]),
    ...(example === undefined ? [] : [html`For example ${written(example)}.`]),
  ]
}

/** Nested objects are shown to this depth; our own go no deeper. */
const maxDepth = 6

const objectIn = (schema: Schema): Schema | undefined =>
  schema.properties ? schema : schema.items ? objectIn(schema.items) : undefined

function fieldOf(name: string, field: Schema, isRequired: boolean, depth: number): Html {
  const below = objectIn(field)
  return html`<dt>
      <code>${name}</code>
      <span class="quiet">${typeOf(field)}${isRequired ? '' : ', optional'}</span>
    </dt>
    <dd>
      ${field.description ?? ''} ${rulesOf(field).map((rule) => html`${rule} `)}
      ${below && depth < maxDepth ? fieldsOf(below, depth + 1) : ''}
    </dd>`
}

function fieldsOf({ properties = {}, required = [] }: Schema, depth: number): Html {
  return html`<dl>
    ${Object.entries(properties).map(([name, field]) =>
      fieldOf(name, field, required.includes(name), depth),
    )}
  </dl>`
}

/** A schema in full: its fields, or what it is. */
export function schemaPart(schema: Schema): Html {
  const choices = schema.anyOf ?? schema.oneOf
  const object = objectIn(schema)
  return html`<p>${typeOf(schema)} ${schema.description ?? ''}</p>
    ${rulesOf(schema).map((rule) => html`<p>${rule}</p>`)}
    ${
      choices && !object
        ? choices
            .filter((one) => objectIn(one))
            .map(
              (one, i) =>
                html`<h3>Shape ${i + 1}</h3>
                  ${schemaPart(one)}`,
            )
        : ''
    }
    ${object ? fieldsOf(object, 0) : ''}`
}

/** A parameter as a field. */
export const parameterPart = (
  { name, description, schema = {} }: { name: string; description?: string; schema?: Schema },
  place: string,
  isRequired: boolean,
): Html =>
  html`<dt>
      <code>${name}</code>
      <span class="quiet">in the ${place}, ${typeOf(schema)}${isRequired ? '' : ', optional'}</span>
    </dt>
    <dd>${description ?? ''} ${rulesOf(schema).map((rule) => html`${rule} `)}</dd>`
