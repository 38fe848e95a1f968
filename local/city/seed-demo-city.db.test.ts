import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '@portal/local/testing'

const { databaseUrl } = await testDatabase('demo')
const client = new pg.Client(databaseUrl)

beforeAll(() => client.connect())
afterAll(() => client.end())

async function count(from: string) {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${from}`)
  return rows[0]?.count
}

describe('the demo city', () => {
  test('has services of every group and type, and some that the public does not see', async () => {
    expect(await count('services')).toBeGreaterThanOrEqual(60)
    expect(await count('(select distinct action from services)')).toBe(8)
    expect(await count('(select distinct type from services)')).toBe(4)
    expect(await count('services where is_popular')).toBe(8)
    expect(await count('services where is_deleted')).toBeGreaterThan(0)
    expect(await count('services where not is_published and not is_deleted')).toBeGreaterThan(0)
  })

  test('says that it is a demo', async () => {
    expect(await count("city_settings where overrides ->> 'isDemo' = 'true'")).toBe(1)
  })
})
