import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from './people/profiles/people.fixture.ts'
import { readPublicVersion } from './platform/public-version/index.ts'
import { publicTableNames } from './public-tables.ts'

const where = await testDatabase('demo')
const { database } = peopleIn(where).contextOf(await peopleIn(where).person())

const change = (statement: string) => database.write((builder) => [builder.execute(statement)])

/** By how much the number moves. */
async function moved(work: () => Promise<unknown>): Promise<number> {
  const before = await readPublicVersion(database)
  await work()
  return (await readPublicVersion(database)) - before
}

it('moves with a change of articles, once for each statement', async () => {
  expect(await moved(() => change(`update articles set title = title || '!'`))).toBe(1)
})

it('stays for a change that changes nothing, and for what no page shows', async () => {
  expect(await moved(() => change(`update articles set title = title`))).toBe(0)
  expect(await moved(() => change(`update articles set title = '' where false`))).toBe(0)
  expect(await moved(() => change(`delete from articles where false`))).toBe(0)
  expect(await moved(() => change(`update articles set view_count = view_count + 1`))).toBe(0)
  expect(await moved(() => change(`update users set first_name = first_name || '!'`))).toBe(0)
})

it('moves only with what was committed', async () => {
  const failing = change(`do $$ begin
    update articles set title = title || '!'; raise exception 'no'; end $$`).catch(String)
  expect(await moved(() => failing)).toBe(0)
})

it.each(publicTableNames)('has triggers for every change of the table %s', async (table) => {
  const rows = await database.rows<{ event: string }>(`
    select distinct event_manipulation as event from information_schema.triggers
    where event_object_table = '${table}' and action_statement like '%portal_move_public_version%'
    order by 1`)
  expect(rows.map(({ event }) => event)).toEqual(['DELETE', 'INSERT', 'UPDATE'])
})
