import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import journal from '../../core/migrations/meta/_journal.json' with { type: 'json' }
import { FOLDER, unpooled } from './migrate.ts'

test.each([
  [
    'postgres://u:p-pooler@ep-a-b-1-pooler.us-east-2.aws.neon.tech/city?sslmode=require',
    'postgres://u:p-pooler@ep-a-b-1.us-east-2.aws.neon.tech/city?sslmode=require',
  ],
  ['postgres://u:p@ep-a-b-1.us-east-2.aws.neon.tech/city', null],
  ['postgres://u:p@db-pooler.city.example/city', null],
  ['postgres://u:p@127.0.0.1:5432/city-pooler', null],
])('a migration speaks to the database itself, never to Neon’s pooler: %s', (address, direct) => {
  expect(unpooled(address)).toBe(direct ?? address)
})

test('only the newest migration has a snapshot: after generating one, delete the snapshot before it', () => {
  const newest = String(journal.entries.length - 1).padStart(4, '0')
  const snapshots = readdirSync(join(FOLDER, 'meta')).filter((name) => name !== '_journal.json')
  expect(snapshots).toEqual([`${newest}_snapshot.json`])
})
