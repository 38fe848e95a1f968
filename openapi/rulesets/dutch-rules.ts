import type { RuleDefinition } from '@stoplight/spectral-core'
// oxlint-disable unicorn/no-thenable -- `then` is Spectral's name for what a rule asks; it is never awaited.
import spectralFunctions from '@stoplight/spectral-functions'

const { casing, pattern, schema, truthy } = spectralFunctions

const error = 'error' as const

/**
 * Of the Dutch API Design Rules what a document shows (https://logius-standaarden.github.io/API-Design-Rules/).
 * The names are the standard's. Left out: `uri-version`, since what we released never changes its
 * meaning, so that one version is enough, and `version-header` with it.
 */
export const dutchRules: Readonly<Record<string, Readonly<RuleDefinition>>> = {
  openapi3: {
    message: 'The document is OpenAPI 3.1.',
    severity: error,
    given: '$.openapi',
    then: { function: pattern, functionOptions: { match: '^3\\.1\\.' } },
  },
  'doc-openapi-contact': {
    message: 'The document says who answers questions: {{error}}.',
    severity: error,
    given: '$.info.contact',
    then: (['name', 'email', 'url'] as const).map((field) => ({ field, function: truthy })),
  },
  semver: {
    message: 'The version is a semantic one.',
    severity: error,
    given: '$.info.version',
    then: { function: pattern, functionOptions: { match: '^\\d+\\.\\d+\\.\\d+$' } },
  },
  'http-methods': {
    message: 'Only the methods of HTTP are used.',
    severity: error,
    given: '$.paths[*]',
    then: {
      function: schema,
      functionOptions: {
        schema: {
          propertyNames: { enum: ['get', 'put', 'post', 'delete', 'patch', 'head', 'parameters'] },
        },
      },
    },
  },
  'no-trailing-slash': {
    message: 'A path ends without a slash.',
    severity: error,
    given: '$.paths[*]~',
    then: { function: pattern, functionOptions: { notMatch: './$' } },
  },
  'path-segments-kebab-case': {
    message: 'Words of a path are small and joined by hyphens.',
    severity: error,
    given: '$.paths[*]~',
    then: {
      function: pattern,
      functionOptions: {
        match: '^(/([a-z0-9]+(-[a-z0-9]+)*(\\.[a-z]+)?|\\{[^}]+\\}(\\.[a-z]+)?))+/?$',
      },
    },
  },
  'query-keys-camel-case': {
    message: 'Names of a query are written in camelCase.',
    severity: error,
    given: "$.paths[*][*].parameters[?(@ && @.in=='query')].name",
    then: { function: casing, functionOptions: { type: 'camel' } },
  },
  'problem-details': {
    message: 'A refusal is a problem (RFC 9457).',
    severity: error,
    given: '$.paths[*][*].responses[?(@property.match(/^[45]/))].content',
    then: {
      function: schema,
      functionOptions: { schema: { required: ['application/problem+json'] } },
    },
  },
  'date-time': {
    message: 'A moment is `date-time`, a day `date` (RFC 3339).',
    severity: error,
    given: "$.paths..[?(@ && @.type=='string' && @.format)].format",
    then: { function: pattern, functionOptions: { notMatch: '^(datetime|timestamp|time-local)$' } },
  },
}
