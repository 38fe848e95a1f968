import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { breakingChanges } from './breaking-changes.ts'
import type { JsonObject } from './json.ts'

// A released document; every case changes one line.
const released = `
openapi: 3.1.0
security: []
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { in: query, name: limit, required: false, schema: { type: integer, maximum: 100 } }
        - { in: header, name: Accept-Language, required: false, schema: { type: string } }
      responses:
        '200':
          headers: { Link: { schema: { type: string } } }
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
        '404': { $ref: '#/components/responses/Missing' }
    post:
      operationId: addPet
      requestBody:
        required: false
        content:
          application/json: { schema: { $ref: '#/components/schemas/NewPet' } }
      responses:
        '201': { description: added }
  /pets/{id}:
    delete:
      operationId: removePet
      security: [{ cookie: [] }, { bearer: [] }]
      parameters:
        - { in: path, name: id, required: true, schema: { type: string, format: uuid } }
      responses: { '204': { description: removed } }
components:
  responses:
    Missing: { content: { application/problem+json: { schema: { type: object } } } }
  schemas:
    Pet:
      type: object
      required: [name, kind, owner]
      properties:
        name: { type: string }
        kind: { enum: [cat, dog] }
        owner: { type: [string, 'null'] }
        weight: { type: integer }
        bornOn: { type: string, format: date }
        tag: { type: string }
        home: { anyOf: [{ $ref: '#/components/schemas/Home' }, { type: 'null' }] }
        mother: { $ref: '#/components/schemas/Pet' }
    Home: { type: object, required: [street], properties: { street: { type: string } } }
    NewPet:
      type: object
      required: [name]
      properties:
        name: { type: string, maxLength: 50 }
        kind: { enum: [cat, dog] }
        note: { type: [string, 'null'] }
        weight: { type: number }
        age: { type: integer }
        size: { anyOf: [{ type: string }, { type: integer }] }
        colours: { type: array, items: { type: string } }
        extra: { allOf: [{ type: object, properties: { chip: { type: string } } }] }
`

const documentOf = (text: string): JsonObject => parse(text) as JsonObject

/** Replaces text in the released document; missing text is an error in the test. */
function changed(from: string, to: string): JsonObject {
  expect(released, `the released document holds “${from}”`).toContain(from)
  return documentOf(released.replace(from, to))
}

const changesAfter = (from: string, to: string): string[] =>
  breakingChanges(documentOf(released), changed(from, to))

test('a document does not break itself', () => {
  expect(breakingChanges(documentOf(released), documentOf(released))).toEqual([])
})

const breaks: readonly [guarantee: string, from: string, to: string, sentence: string][] = [
  ['a path is gone', '  /pets/{id}:', '  /animals/{id}:', 'DELETE /pets/{id} is gone.'],
  ['an operation is gone', '    post:', '    put:', 'POST /pets is gone.'],
  [
    'an operation has another name',
    'operationId: addPet',
    'operationId: createPet',
    'POST /pets: its operationId was addPet, which names it in generated clients.',
  ],
  [
    'a way to sign in is gone',
    '[{ cookie: [] }, { bearer: [] }]',
    '[{ cookie: [] }]',
    'DELETE /pets/{id}: it can no longer be asked with bearer.',
  ],
  [
    'what was open asks for a sign-in',
    'security: []',
    'security: [{ cookie: [] }]',
    'GET /pets: it can no longer be asked with no sign-in.',
  ],
  ['a parameter is gone', 'name: limit', 'name: size', 'GET /pets: query parameter limit is gone.'],
  [
    'a parameter is newly required',
    'name: limit, required: false',
    'name: limit, required: true',
    'GET /pets: query parameter limit is now required.',
  ],
  [
    'a new parameter is required',
    "      responses:\n        '201'",
    "      parameters: [{ in: query, name: dry, required: true, schema: {} }]\n      responses:\n        '201'",
    'POST /pets: query parameter dry is new and required.',
  ],
  [
    'a parameter takes less than before',
    'maximum: 100',
    'maximum: 50',
    'GET /pets: query parameter limit has a stricter maximum: 100 became 50.',
  ],
  [
    'a body is newly required',
    '        required: false\n        content',
    '        required: true\n        content',
    'POST /pets: its body is now required.',
  ],
  [
    'a body is no longer taken in its type',
    "application/json: { schema: { $ref: '#/components/schemas/NewPet",
    "text/plain: { schema: { $ref: '#/components/schemas/NewPet",
    'POST /pets: body as application/json is gone.',
  ],
  [
    'a property of a body is newly required',
    '      required: [name]\n',
    '      required: [name, kind]\n',
    'POST /pets: body.kind is now required.',
  ],
  [
    'a new property of a body is required',
    '      required: [name]\n      properties:\n',
    '      required: [name, chip]\n      properties:\n        chip: { type: string }\n',
    'POST /pets: body.chip is new and required.',
  ],
  [
    'a property of a body is gone',
    '        weight: { type: number }\n',
    '',
    'POST /pets: body.weight is gone.',
  ],
  [
    'an enum of a body takes less',
    'kind: { enum: [cat, dog] }\n        note',
    'kind: { enum: [cat] }\n        note',
    'POST /pets: body.kind no longer takes dog.',
  ],
  [
    'free text of a body becomes an enum',
    'colours: { type: array, items: { type: string } }',
    'colours: { type: array, items: { enum: [black, white] } }',
    'POST /pets: body.colours[] now takes only black, white.',
  ],
  [
    'a body takes null no longer',
    "note: { type: [string, 'null'] }",
    'note: { type: string }',
    'POST /pets: body.note no longer takes null.',
  ],
  [
    'a union of a body loses a member',
    'size: { anyOf: [{ type: string }, { type: integer }] }',
    'size: { type: string }',
    'POST /pets: body.size no longer takes integer.',
  ],
  [
    'a number of a body must be whole',
    'weight: { type: number }',
    'weight: { type: integer }',
    'POST /pets: body.weight was number and is now integer.',
  ],
  [
    'a text of a body gets shorter',
    'maxLength: 50',
    'maxLength: 40',
    'POST /pets: body.name has a stricter maxLength: 50 became 40.',
  ],
  [
    'a body is closed to other properties',
    '    NewPet:\n      type: object\n',
    '    NewPet:\n      type: object\n      additionalProperties: false\n',
    'POST /pets: body no longer takes properties that it does not name.',
  ],
  [
    'a part folded in by allOf changes',
    'chip: { type: string }',
    'chip: { type: integer }',
    'POST /pets: body.extra.chip was string and is now integer.',
  ],
  [
    'a status is gone',
    "        '404': { $ref: '#/components/responses/Missing' }\n",
    '',
    'GET /pets: reply 404 is gone.',
  ],
  [
    'a reply has another media type',
    'application/problem+json',
    'application/json',
    'GET /pets: reply 404 as application/problem+json is gone.',
  ],
  [
    'a header of a reply is gone',
    'Link: { schema',
    'Links: { schema',
    'GET /pets: reply 200 header Link is gone.',
  ],
  [
    'a property of a reply is gone',
    '        tag: { type: string }\n',
    '',
    'GET /pets: reply 200[].tag is gone.',
  ],
  [
    'a property of a reply may be missing',
    'required: [name, kind, owner]',
    'required: [name, kind]',
    'GET /pets: reply 200[].owner may now be missing.',
  ],
  [
    'a property of a reply may be null',
    'tag: { type: string }',
    "tag: { type: [string, 'null'] }",
    'GET /pets: reply 200[].tag can now be null.',
  ],
  [
    'a property of a reply has another type',
    'name: { type: string }\n',
    'name: { type: number }\n',
    'GET /pets: reply 200[].name was string and is now number.',
  ],
  [
    'a property of a reply has another format',
    'format: date }',
    'format: date-time }',
    'GET /pets: reply 200[].bornOn had the format date and now has date-time.',
  ],
  [
    'a shape that may be null loses a property',
    'properties: { street: { type: string } }',
    'properties: { road: { type: string } }',
    'GET /pets: reply 200[].home.street is gone.',
  ],
  [
    'a union of a reply gains a member',
    "{ type: 'null' }] }",
    "{ type: 'null' }, { type: integer }] }",
    'GET /pets: reply 200[].home can now be integer.',
  ],
]

test.each(breaks)('it is a break when %s', (_guarantee, from, to, sentence) => {
  expect(changesAfter(from, to)).toContain(sentence)
})

const harmless: readonly [guarantee: string, from: string, to: string][] = [
  ['a path is new', '  /pets/{id}:', '  /owners: { get: { operationId: x } }\n  /pets/{id}:'],
  ['an optional parameter is new', 'parameters:', 'parameters:\n        - { in: query, name: q }'],
  ['a header is spelled in another case', 'name: Accept-Language', 'name: accept-language'],
  ['a parameter takes more', 'maximum: 100', 'maximum: 200'],
  ['a body takes another type too', 'age: { type: integer }', 'age: { type: number }'],
  [
    'an enum of a body takes more',
    'kind: { enum: [cat, dog] }\n        note',
    'kind: { enum: [cat, dog, owl] }\n        note',
  ],
  ['a body needs less', 'required: [name]\n', 'required: []\n'],
  [
    'an optional property of a body is new',
    'NewPet:\n      type: object\n      required: [name]\n      properties:',
    'NewPet:\n      type: object\n      required: [name]\n      properties:\n        chip: { type: string }',
  ],
  [
    'a property of a reply is new',
    'tag: { type: string }',
    'tag: { type: string }\n        chip: { type: string }',
  ],
  ['a reply promises more', 'required: [name, kind, owner]', 'required: [name, kind, owner, tag]'],
  [
    'a reply is never null any more',
    "owner: { type: [string, 'null'] }",
    'owner: { type: string }',
  ],
  [
    'an enum of a reply has a new value',
    'kind: { enum: [cat, dog] }\n        owner',
    'kind: { enum: [cat, dog, owl] }\n        owner',
  ],
  ['an operation can be asked without sign-in', '[{ cookie: [] }, { bearer: [] }]', '[]'],
  [
    'a status is new',
    "'204': { description: removed }",
    "'204': { description: removed }, '409': {}",
  ],
]

test.each(harmless)('it is no break when %s', (_guarantee, from, to) => {
  expect(changesAfter(from, to)).toEqual([])
})
