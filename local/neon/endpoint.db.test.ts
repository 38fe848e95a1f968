import { neon, neonConfig, Pool } from '@neondatabase/serverless'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testDatabase } from '../testing/index.ts'
import { startNeonEndpoint } from './endpoint.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const endpoint = await startNeonEndpoint(databaseUrl, 0)
afterAll(() => endpoint.stop())
neonConfig.fetchEndpoint = () => endpoint.url
const sql = neon(databaseUrl)
const database = new URL(databaseUrl).pathname.slice(1)

test('values come back as the texts and types that PostgreSQL gave them', async () => {
  // As text, because drizzle changes the driver's parsers globally.
  const types = { getTypeParser: () => (text: string) => text }
  const { rows, fields } = await sql.query(
    `select $1 as text, 7 as number, true as flag, null as nothing, array[1, 2] as list,
      '{"a": 1}'::jsonb as json, timestamptz '2026-03-01 12:00Z' as instant`,
    ['Añil'],
    { fullResults: true, types },
  )
  expect(rows).toEqual([
    {
      text: 'Añil',
      number: '7',
      flag: 't',
      nothing: null,
      list: '{1,2}',
      json: '{"a": 1}',
      instant: '2026-03-01 12:00:00+00',
    },
  ])
  // Of text, int4, bool, text, int4[], jsonb and timestamptz.
  const oids = [25, 23, 16, 25, 1007, 3802, 1184]
  expect(fields.map(({ dataTypeID }) => dataTypeID)).toEqual(oids)
})

test('a batch is one transaction: an error rolls everything back', async () => {
  await sql`create table kept (id int primary key)`
  await expect(
    sql.transaction([sql`insert into kept values (1)`, sql`insert into kept values (1)`]),
  ).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey', table: 'kept' })
  expect(await sql`select * from kept`).toEqual([])
})

test('a batch runs at the isolation and access that its headers ask for', async () => {
  const [isolation, access] = await sql.transaction(
    [sql`show transaction_isolation`, sql`show transaction_read_only`],
    { isolationLevel: 'Serializable', readOnly: true },
  )
  expect(isolation).toEqual([{ transaction_isolation: 'serializable' }])
  expect(access).toEqual([{ transaction_read_only: 'on' }])
})

test('an error has the code, position and name that Neon gives it', async () => {
  await expect(sql`select nothing_of_the_kind`).rejects.toMatchObject({
    name: 'NeonDbError',
    code: '42703',
    severity: 'ERROR',
    position: '8',
  })
})

test('a reply above 10 MB is refused, as Neon refuses it', async () => {
  await expect(sql`select repeat('x', 10485760)`).rejects.toThrow('response is too large')
})

test('a database that does not exist is an error of that database alone', async () => {
  const other = neon(databaseUrl.replace(database, 'no_such_database'))
  await expect(other`select 1`).rejects.toMatchObject({ code: '3D000' })
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('each request is one round trip to its own database', async () => {
  const before = endpoint.trips(database)
  await sql`select 1`
  await sql.transaction([sql`select 1`, sql`select 2`])
  expect(endpoint.trips(database) - before).toBe(2)
})

test('a pool speaks PostgreSQL through the WebSocket, transactions included', async () => {
  neonConfig.webSocketConstructor = WebSocket
  neonConfig.useSecureWebSocket = false
  neonConfig.wsProxy = () => `${new URL(endpoint.url).host}/v2`
  const pool = new Pool({ connectionString: databaseUrl })
  const client = await pool.connect()
  await client.query('begin')
  await client.query('create table undone (id int)')
  await client.query('rollback')
  const { rows } = await client.query(`select to_regclass('undone') as found`)
  expect(rows).toEqual([{ found: null }])
  client.release()
  await pool.end()
})

test('a server that does not answer is an error, not a hanging request', async () => {
  const unreachable = await startNeonEndpoint('postgres://portal:portal@127.0.0.1:1/portal', 0)
  neonConfig.fetchEndpoint = () => unreachable.url
  await expect(sql`select 1`).rejects.toThrow('Error connecting to database')
  neonConfig.fetchEndpoint = () => neonEndpoint
  await unreachable.stop()
})
