import { expect, test } from 'vitest'
import { operationProblems } from './operation-rules.ts'

type Files = Readonly<Record<string, string>>

/** A small feature from contract to screen. */
const parks: Files = {
  'openapi/src/resident/parks.ts': `export const parks = operations('Parks', {
  listParks: { access: 'anyone', method: 'get', path: '/parks' },
  addPhoto: { access: 'user', method: 'post', path: '/parks/{id}/photos' },
})`,
  'openapi/src/resident/index.ts': 'export const residentContract = {\n  ...parks,\n}\n',
  'bff-resident/src/handlers/parks.handlers.ts': `export const parkHandlers: Handlers<typeof parks> = {
  listParks: async (_input, context) => ({ status: 200, body: await listParks(context) }),
  addPhoto: async (_input, context) => ({ status: 200, body: await addPhoto(context) }),
}`,
  'core/src/land/parks/parks.ts':
    'export async function listParks() {}\nexport const addPhoto = async () => {}\n',
  'web-resident/src/features/parks/parks.tsx':
    'export const Parks = () => useSuspenseQuery(query(listParks))\n',
}

/** The feature's problems after a change, without those of elsewhere-in-core.ts. */
const found = (changes: Files): string[] =>
  operationProblems(
    Object.entries({ ...parks, ...changes }).map(([path, text]) => ({ path, text })),
  )
    .filter(({ path }) => !path.endsWith('elsewhere-in-core.ts'))
    .map(({ path, message }) => `${path}: ${message}`)

test('a feature with one name in every layer passes', () => {
  expect(found({})).toEqual([])
})

test.each<[string, Files, RegExp]>([
  [
    'a contract that its side does not spread',
    {
      'openapi/src/resident/index.ts': 'export const residentContract = {}\n',
      'openapi/src/admin/index.ts': 'export const adminContract = {\n  ...parks,\n}\n',
    },
    /no contract has parks/,
  ],
  [
    'an operation whose handler stands in the file of another feature',
    {
      'bff-resident/src/handlers/parks.handlers.ts': 'export const parkHandlers = { addPhoto }',
      'bff-resident/src/handlers/places.handlers.ts': 'export const placeHandlers = { listParks }',
    },
    /listParks has no handler in parks\.handlers\.ts/,
  ],
  [
    'an operation that core calls by another name',
    { 'core/src/land/parks/parks.ts': 'export function findParks() {}\nconst addPhoto = 1\n' },
    /core has no listParks/,
  ],
  [
    'an operation that only a test of core names',
    {
      'core/src/land/parks/parks.ts': 'export const addPhoto = 1\n',
      'core/src/land/parks/parks.db.test.ts': 'function listParks() {}\n',
    },
    /core has no listParks/,
  ],
  [
    'a screen that asks by an address',
    { 'web-resident/src/features/home/home.tsx': "void fetch('/api/parks?near=me')\n" },
    /home\.tsx: \/api\/parks\?near=me: call listParks by its constant/,
  ],
  [
    'a screen that puts an address together',
    { 'web-resident/src/features/home/home.tsx': 'void fetch(`/api/parks/${id}/photos`)\n' },
    /call addPhoto by its constant/,
  ],
  [
    'a screen that asks what no contract has',
    { 'web-resident/src/features/home/home.tsx': "void fetch('/api/gardens')\n" },
    /call its operation by its constant/,
  ],
])('%s is refused', (_what, changes, message) => {
  expect(found(changes)).toEqual([expect.stringMatching(message)])
})

test('a browser’s own request that names its operation passes', () => {
  const upload =
    '// addPhoto, by a request that tells its progress.\nopen(`/api/parks/${id}/photos`)\n'
  expect(found({ 'web-resident/src/features/home/upload.ts': upload })).toEqual([])
})

test('an outdated row of elsewhere-in-core.ts is refused', () => {
  const messages = operationProblems([
    {
      path: 'openapi/src/shared/flags.ts',
      text: "export const flags = operations('City', { getTexts: { path: '/texts' } })",
    },
    { path: 'bff-pipeline/src/handlers/flags.handlers.ts', text: 'const a = { getTexts }' },
    { path: 'core/src/platform/texts.ts', text: 'export function getTexts() {}' },
  ]).map(({ message }) => message)
  expect(messages).toContain('core has getTexts: strike it off elsewhere-in-core.ts')
  expect(messages).toContain('payBill is no operation')
})
