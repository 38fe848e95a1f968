import pg from 'pg'
import type { Context } from '@portal/core/kernel'
import { countUnreadMessages, listMessages } from '@portal/core/messages'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { againstQuery, type Compared, warmUpTurns } from '../kit/against-query.ts'
import { table } from '../kit/table.ts'
import { fillPeople } from './fill-people.ts'

const limit = 3
const broadcastCount = 10_000

interface Reader {
  readonly id: string
  /** Of a broadcast in the middle of the inbox. */
  readonly before: string
}

const asReader = (context: Context, { id }: Reader): Context => ({
  ...context,
  actor: {
    kind: 'user',
    userId: id as Extract<Context['actor'], { kind: 'user' }>['userId'], // Of the users' own table.
    sessionId: id as Extract<Context['actor'], { kind: 'user' }>['sessionId'], // No query reads it.
    isVerified: true,
    contactId: 'bench',
    isAdmin: false,
    roles: [],
    organizationId: null,
    confirmedAt: new Date(),
  },
})

const lookUp = {
  bare: 'select id, email, first_name, last_name from users where id = $1',
  params: ({ id }: Reader) => [id],
}

const questions: readonly Compared<Reader>[] = [
  {
    what: 'the first page of the inbox',
    example: () => '50 of 10,000',
    ask: (context, reader) => listMessages(asReader(context, reader), { limit: 50 }),
    ...lookUp,
  },
  {
    what: 'a page in the middle',
    example: () => '50 of 10,000',
    ask: (context, reader) =>
      listMessages(asReader(context, reader), { limit: 50, before: reader.before }),
    ...lookUp,
  },
  {
    what: 'the number of unread messages',
    example: () => 'most are read',
    ask: (context, reader) => countUnreadMessages(asReader(context, reader)),
    ...lookUp,
  },
]

/** Of residents with ten thousand broadcasts, against the look-up of their account by its key. */
export async function measureInbox(rounds: number): Promise<boolean> {
  const { databaseUrl, neonEndpoint, stop } = await startMeasuredDatabase()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await fillPeople(client, 50, false)
  await client.query(
    `insert into broadcasts (id, title, title_es, body, body_es, audience, channels, state, send_at,
      audience_size, created_at, updated_at)
    select uuidv7(), 'Message ' || n, 'Mensaje ' || n, repeat('Move your car. ', 10),
      repeat('Mueva su auto. ', 10), '{}', '{inbox}', 'sent', now(), 50,
      now() - make_interval(mins => n), now() from generate_series(1, $1::int) n`,
    [broadcastCount],
  )
  await client.query(
    `insert into broadcast_recipients (broadcast_id, user_id, wave, created_at, is_mailed, read_at)
    select b.id, u.id, 1, b.created_at, false,
      case when b.created_at > now() - interval '20 minutes' then null else now() end
    from broadcasts b cross join users u where u.contact_id like 'bench-%' and b.title like 'Message %'`,
  )
  await client.query('analyze broadcasts, broadcast_recipients')
  const { rows: readers } = await client.query<Reader>(
    `select u.id, (select id from broadcasts where title = 'Message 5000') as before
    from users u where contact_id like 'bench-%'`,
  )
  const known = Array.from({ length: rounds + warmUpTurns }, (_, turn) => {
    const reader = readers[turn % readers.length]
    if (!reader) throw new Error('There are no readers')
    return reader
  })
  const lines = await againstQuery({ databaseUrl, neonEndpoint }, questions, { known, limit })
  console.log(
    table(['asked for', 'example', 'p50 / look-up', 'p50, ms', 'p95 / look-up', 'p95, ms'], lines),
  )
  await client.end()
  await stop()
  return !lines.flat().some((cell) => cell.includes('over'))
}
