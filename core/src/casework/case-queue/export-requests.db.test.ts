import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { exportRequests } from './export-requests.ts'
import { queueLimits } from './rules.ts'

const { person, contextOf } = peopleIn(await testDatabase())
const ada = await person({ isAdmin: true })
const rows = 2 * queueLimits.exported + 7
await contextOf(ada).database.write((builder) => [
  builder.execute(sql`
    insert into requests (id, number, record_type, title, status, user_id, language, description, details,
      sections, close_reason, created_at, updated_at)
    select gen_random_uuid(), lpad(n::text, 8, '0'), 'Case', 'Lamp', 'Open', ${ada.userId}, 'en', 'The lamp is dark.',
      '{}', '[]', 'Fixed', now() - n / 3 * interval '1 minute', now()
    from generate_series(1, ${rows}) n`),
])
const all = { state: 'all' } as const

it('all requests that fit leave, each once, with sender and reason, and the last line counts them', async () => {
  const csv = await new Response(await exportRequests(contextOf(ada), all)).text()
  const lines = csv.trimEnd().split('\r\n')
  const numbers = lines.slice(1, -1).map((line) => line.slice(0, line.indexOf(',')))
  expect([numbers.length, new Set(numbers).size]).toEqual([rows, rows])
  expect(lines[1]).toContain('Rosa Vega')
  expect(lines[1]).toContain('Fixed')
  expect(lines.at(-1)).toBe(`End of file. Rows:,${rows}`)
})

it('a text finds more than a list shows', async () => {
  const found = await exportRequests(contextOf(ada), { ...all, text: 'lamp' })
  expect(await new Response(found).text()).toContain(`End of file. Rows:,${rows}`)
})

it('a database that dies in between breaks the file off, without its last line', async () => {
  const context = contextOf(ada)
  let pages = 0
  const dying: Context = {
    ...context,
    database: {
      ...context.database,
      rows: (statement) =>
        (pages += 1) > 2
          ? Promise.reject(new Error('terminating connection'))
          : context.database.rows(statement),
    },
  }
  const stream = await exportRequests(dying, all)
  await expect(new Response(stream).text()).rejects.toThrow('terminating connection')
})

it('a database that is away refuses before the file begins', async () => {
  const context = contextOf(ada)
  const away: Context = {
    ...context,
    database: { ...context.database, rows: () => Promise.reject(new Error('away')) },
  }
  await expect(exportRequests(away, all)).rejects.toThrow('away')
})
