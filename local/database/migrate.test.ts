import { expect, test } from 'vitest'
import { unpooled } from './migrate.ts'

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
