import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DomainError } from '@portal/core/kernel'
import { testDatabase } from '@portal/local/testing'
import { bindings, probe } from '../probe.fixture.ts'

const database = await testDatabase()

/** `before` runs ahead of the write; `answer` once it has the key, with how often that was. */
function countingBff(
  answer: (n: number) => Promise<number> = async () => 201,
  before: () => void = () => undefined,
) {
  let worked = 0
  let trips = 0
  const ask = probe(
    {
      getNote: async () => ({ status: 200, body: { text: '' } }),
      async addNote(_input, { database: own }) {
        before()
        await own.write((builder) => [builder.execute(sql`select 1`)])
        worked += 1
        trips = own.usage.trips
        if ((await answer(worked)) !== 201) throw new Error('broken')
        return { status: 201, body: { text: `note ${worked}` } }
      },
    },
    bindings(database),
  )
  const add = (key: string, text = 'a') =>
    ask('/api/notes', {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    })
  return { add, worked: () => worked, trips: () => trips }
}

it('the same key and body get the first answer again, and the work is done once', async () => {
  const { add, worked } = countingBff()
  const first = await add('same-key-1')
  const second = await add('same-key-1')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(worked()).toBe(1)
})

it('the same key with another body is refused', async () => {
  const { add, worked } = countingBff()
  await add('same-key-2', 'a')
  expect((await add('same-key-2', 'b')).status).toBe(422)
  expect(worked()).toBe(1)
})

it('of 20 requests at the same moment one does the work; the others get a conflict', async () => {
  let finish = () => undefined as void
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const { add, worked } = countingBff(() => finished.then(() => 201))
  const statuses: number[] = []
  const all = Array.from({ length: 20 }, () =>
    add('same-key-3').then((response) => {
      statuses.push(response.status)
      if (statuses.length === 19) finish()
    }),
  )
  await Promise.all(all)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  expect(statuses.at(-1)).toBe(201)
  expect(worked()).toBe(1)
})

it('an error of ours is not kept: the retry works', async () => {
  const { add, worked } = countingBff(async (n) => (n === 1 ? 500 : 201))
  expect((await add('same-key-4')).status).toBe(500)
  expect((await add('same-key-4')).status).toBe(201)
  expect(worked()).toBe(2)
})

it('the key costs no round trip of its own: the first write claims it', async () => {
  const { add, trips } = countingBff()
  await add('same-key-5')
  // Before it, only the settings of the city were read.
  await add('same-key-6')
  expect(trips()).toBe(1)
})

it('what the first request changed does not refuse its retry', async () => {
  let isOpen = true
  const gone = () => {
    if (!isOpen) throw new DomainError('not-found', 'Error.NotFound')
  }
  const { add, worked } = countingBff(async () => 201, gone)
  const first = await add('same-key-7')
  isOpen = false
  const again = await add('same-key-7')
  expect([again.status, await again.text()]).toEqual([201, await first.text()])
  // Another request is refused.
  expect((await add('same-key-8')).status).toBe(404)
  expect(worked()).toBe(1)
})
