import { expect, test } from 'vitest'
import { featureNameProblems } from './feature-names.ts'

/** Without the table of parts. */
const found = (...paths: readonly string[]): string[] =>
  featureNameProblems(
    ['core/src/land/parks/index.ts', ...paths].map((path) => ({ path, text: 'operations(' })),
  )
    .filter(({ path }) => !path.endsWith('feature-names.ts'))
    .map(({ path }) => path)

test('a feature with its room’s name and wing passes', () => {
  expect(
    found(
      'openapi/src/resident/land/parks.ts',
      'bff-resident/src/handlers/land/parks.handlers.ts',
      'web-resident/src/features/land/parks/parks-screen.tsx',
      'web-admin/src/features/land/parks/edit/edit-park.tsx',
      'web-resident/src/features/shell/home/home.tsx',
    ),
  ).toEqual([])
})

test.each([
  'openapi/src/resident/land/gardens.ts',
  'openapi/src/resident/casework/parks.ts',
  'openapi/src/admin/parks.ts',
  'bff-admin/src/handlers/land/gardens.handlers.ts',
  'bff-resident/src/handlers/parks.handlers.ts',
  'web-resident/src/features/parks/parks-screen.tsx',
  'web-admin/src/features/land/green/green-screen.tsx',
])('%s is refused', (path) => {
  expect(found(path)).toEqual([path])
})

test('a contract file with only schemas belongs to no feature', () => {
  expect(
    featureNameProblems([
      { path: 'openapi/src/shared/user.ts', text: 'export const User = 1' },
    ]).map(({ path }) => path),
  ).not.toContain('openapi/src/shared/user.ts')
})
