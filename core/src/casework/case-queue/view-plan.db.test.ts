import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { newId } from '../../platform/kernel/ids.ts'
import { isInScope } from '../teams/index.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { getDeskRequest, requestStatement } from './view-request.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, database, person, request } = caseQueueIn({ databaseUrl, neonEndpoint })

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const scans = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scans),
]

const many = 6_000
const tables = ['requests', 'request_events', 'request_files', 'request_followers', 'users']

it('a request is read by indexes only, in one round trip, however many there are', async () => {
  const worker = await person({ roles: ['caseWorker'] })
  const { id } = await request({ userId: worker.userId })
  await database.write((builder) => [
    builder.execute(sql`
      insert into users (id, email, created_at, updated_at)
      select gen_random_uuid(), 'u' || n || '@example.test', now(), now()
      from generate_series(1, ${many}::int) n`),
    builder.execute(sql`
      insert into requests (id, number, record_type, category, title, status, guest_email, language,
        details, sections, merged_into_id, created_at, updated_at)
      select gen_random_uuid(), 'N' || n, 'Case', 'streetlight', 'Lamp', 'Submitted',
        'g' || n % 5000 || '@example.test', 'en', '{}', '[]',
        case when n % 10 = 0 then ${id}::uuid end, now(), now()
      from generate_series(1, ${many}::int) n`),
    builder.execute(sql`
      insert into request_events (id, request_id, at, kind, by, is_public, facts)
      select gen_random_uuid(), id, now(), 'submitted', 'resident', true, '{}' from requests`),
    builder.execute(sql`
      insert into request_files (id, request_id, name, content_type, size, object_key, by, is_public, created_at)
      select gen_random_uuid(), id, 'a', 'image/png', 1, id::text, 'resident', true, now() from requests`),
    builder.execute(sql`
      insert into request_followers (id, request_id, guest_email, language, created_at)
      select gen_random_uuid(), id, 'f@example.test', 'en', now() from requests`),
    ...tables.map((table) => builder.execute(sql`analyze ${sql.raw(table)}`)),
  ])
  const context = contextOf(worker)
  const lone = await request({ guestEmail: 'g1@example.test' })
  const [plan] = await database.rows<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    sql`explain (format json) ${requestStatement(context, { id: lone.id, inScope: isInScope(context, 'getDeskRequest'), actorId: newId() })}`,
  )
  const found = plan?.['QUERY PLAN'][0]?.Plan
  if (!found) throw new Error('No plan')
  // The smallest tables may be read whole; these are the ones that grow.
  expect(scans(found).filter((table) => tables.includes(table))).toEqual([])
  const before = await trips()
  const view = await getDeskRequest(context, lone.id)
  expect((await trips()) - before).toBe(1)
  expect(view.others).toHaveLength(2)
})
