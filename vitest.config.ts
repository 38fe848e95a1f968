import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/dist/**', '**/.city/**']

/** Tests that start databases and workers: what one machine of two cores can bear. */
const HEAVY = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Each file has a database of its own; loading core and wrangler again for each took half of the time.
  isolate: false,
}

// Which tests there are follows from their names; `vitest --project unit` runs one kind.
export default defineConfig({
  test: {
    // A worker logs a line a request; they matter when a test fails.
    silent: 'passed-only',
    // Vitest leaves one core to itself, of two: these tests wait for databases and workers half of their time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NEVER, '**/*.{db,api,long}.test.ts'],
          // Beside databases and workers, one that tries many texts takes a few seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: NEVER,
          ...HEAVY,
          globalSetup: ['local/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: NEVER,
          ...HEAVY,
          globalSetup: ['local/testing/global-setup-city.ts'],
        },
      },
      {
        test: {
          name: 'long',
          include: ['**/*.long.test.ts'],
          exclude: NEVER,
          ...HEAVY,
          globalSetup: ['local/testing/global-setup-city.ts'],
          testTimeout: 1_800_000,
        },
      },
    ],
  },
})
