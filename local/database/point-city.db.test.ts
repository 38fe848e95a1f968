import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { pointCityAt } from './point-city.ts'

const { databaseUrl } = await testDatabase('demo')
const client = new pg.Client(databaseUrl)
const addresses = {
  newsUrl: 'http://a/n',
  eventsUrl: 'http://a/e',
  brokenUrl: 'http://a/b',
  chatUrl: 'http://a/c',
}

beforeAll(() => client.connect())
afterAll(() => client.end())

async function settings() {
  const { rows } = await client.query('select overrides, xmin from city_settings')
  return rows
}

async function feeds() {
  const { rows } = await client.query('select name, url, xmin from feeds order by name')
  return rows
}

test('a demo city points to its local feeds, and is updated only when they move', async () => {
  await pointCityAt(databaseUrl, addresses)
  const pointed = await settings()
  expect(pointed).toMatchObject([{ overrides: { isDemo: true, chatUrl: 'http://a/c' } }])
  const read = await feeds()
  expect(read[1]).toMatchObject({ name: 'City news', url: 'http://a/n' })
  await pointCityAt(databaseUrl, addresses)
  expect(await settings()).toEqual(pointed)
  expect(await feeds()).toEqual(read)
  await pointCityAt(databaseUrl, { ...addresses, newsUrl: 'http://b/n' })
  expect((await feeds())[1]).toMatchObject({ name: 'City news', url: 'http://b/n' })
})

test('a real city keeps its settings, even without any', async () => {
  await client.query('delete from feeds')
  await client.query(`update city_settings set overrides = '{"name": "Real"}'`)
  await pointCityAt(databaseUrl, addresses)
  expect((await settings())[0]?.overrides).toEqual({ name: 'Real' })
  await client.query('delete from city_settings')
  await pointCityAt(databaseUrl, addresses)
  expect(await settings()).toEqual([])
  expect(await feeds()).toEqual([])
})
