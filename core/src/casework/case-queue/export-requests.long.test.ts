import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { exportRequests } from './export-requests.ts'

const { person, contextOf } = peopleIn(await testDatabase())
const ada = await person({ isAdmin: true })
const rows = 200_000
await contextOf(ada).database.write((builder) => [
  builder.execute(sql`
    insert into requests (id, number, record_type, title, status, user_id, language, description, details,
      sections, close_reason, created_at, updated_at)
    select gen_random_uuid(), lpad(n::text, 8, '0'), 'Case', 'Lamp', 'Open', ${ada.userId}, 'en', 'The lamp is dark.',
      '{}', '[]', 'Fixed', now() - n / 3 * interval '1 minute', now()
    from generate_series(1, ${rows}) n`),
])
const all = { state: 'all' } as const

it('200,000 requests leave in pieces of a page, and memory does not grow with them', async () => {
  const before = process.memoryUsage().rss
  const encoder = { bytes: 0, largest: 0, peak: before, tail: '' }
  const decoder = new TextDecoder()
  // The stream is of bytes; its type says any.
  const stream = (await exportRequests(contextOf(ada), all)) as ReadableStream<Uint8Array>
  for await (const piece of stream) {
    encoder.bytes += piece.length
    encoder.largest = Math.max(encoder.largest, piece.length)
    encoder.peak = Math.max(encoder.peak, process.memoryUsage().rss)
    encoder.tail = decoder.decode(piece).slice(-100)
  }
  expect(encoder.tail).toContain(`End of file. Rows:,${rows}`)
  expect(encoder.largest).toBeLessThan(1_000_000)
  expect(encoder.peak - before).toBeLessThan(300_000_000)
})
