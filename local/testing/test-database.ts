import { randomUUID } from 'node:crypto'
import { withDatabase } from '../neon/databases.ts'
import { createFromTemplate, dropDatabase, type Template } from './templates.ts'
import { testServer } from './test-server.ts'

export interface TestDatabase {
  /** For `openDatabase`, and for pg itself. */
  databaseUrl: string
  neonEndpoint: string
  trips(): Promise<number>
}

/**
 * Creates a database for one test file and drops it afterwards. Call it at the top of the file,
 * outside of tests and hooks: `const { databaseUrl, neonEndpoint } = await testDatabase()`. Only
 * its tables, or the demo city with `testDatabase('demo')`.
 */
export async function testDatabase(template: Template = 'empty'): Promise<TestDatabase> {
  const server = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createFromTemplate(server.url, template, name)
  // Journeys and benchmarks use this folder too, without vitest.
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
