import { randomUUID } from 'node:crypto'
import { withDatabase } from '../neon/databases.ts'
import { createFromTemplate, dropDatabase, type Template } from './templates.ts'
import { testServer } from './test-server.ts'

/** A real database of a test file's own. */
export interface TestDatabase {
  /** For `openDatabase`, and for pg itself. */
  databaseUrl: string
  /** For `openDatabase`: where the Neon driver sends its queries. */
  neonEndpoint: string
  /** Round trips to this database so far. */
  trips(): Promise<number>
}

/**
 * Makes a database for one test file and drops it when the file is done. Call it at the top of the
 * file, outside of tests and hooks:
 *
 *     const { databaseUrl, neonEndpoint } = await testDatabase()
 *
 * It is empty but for its tables, or holds the demo city (`testDatabase('demo')`).
 */
export async function testDatabase(template: Template = 'empty'): Promise<TestDatabase> {
  const server = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createFromTemplate(server.url, template, name)
  // Journeys and benchmarks use this folder too, and run without vitest.
  const { afterAll } = await import('vitest')
  afterAll(() => dropDatabase(server.url, name))
  return {
    databaseUrl: withDatabase(server.url, name),
    neonEndpoint: server.neonEndpoint,
    async trips() {
      const response = await fetch(new URL(`/trips?database=${name}`, server.neonEndpoint))
      return Number(await response.text())
    },
  }
}
