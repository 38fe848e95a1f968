import { expect, it } from 'vitest'
import { findBreaches } from './find-breaches.ts'

const refused = (description: string, media = 'application/problem+json') => ({
  description,
  content: { [media]: { schema: { type: 'object' } } },
})

const document = {
  openapi: '3.1.0',
  info: { title: 'A city', version: 'one', contact: { name: 'The city' } },
  servers: [{ url: 'https://city.example', description: 'Production', 'x-internal': false }],
  paths: {
    '/bigTrees/': {
      get: {
        parameters: [{ name: 'Tree_kind', in: 'query', schema: { type: 'string' } }],
        responses: { 400: refused('Malformed', 'text/html'), 429: refused('Too many') },
      },
    },
    '/small-trees/{id}.csv': {
      get: {
        parameters: [{ name: 'treeKind', in: 'query', schema: { type: 'string', maxLength: 9 } }],
        responses: { 400: refused('Malformed') },
      },
    },
  },
}

const breaches = await findBreaches(document)
const placesOf = (rule: string) =>
  breaches.filter((breach) => breach.rule === rule).map(({ at }) => at)

it.each([
  ['path-segments-kebab-case', ['paths./bigTrees/']],
  ['no-trailing-slash', ['paths./bigTrees/']],
  ['query-keys-camel-case', ['paths./bigTrees/.get.parameters.0.name']],
  ['problem-details', ['paths./bigTrees/.get.responses.400.content']],
  ['semver', ['info.version']],
  ['doc-openapi-contact', ['info.contact', 'info.contact']],
  ['openapi3', []],
  ['owasp:api4:2023-string-limit', ['paths./bigTrees/.get.parameters.0.schema']],
])('%s is broken at %j alone', (rule, places) => {
  expect(placesOf(rule)).toEqual(places)
})
