import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import type { requests } from '../requests/requests.sql.ts'
import { listOpenReports } from './list-open-reports.ts'

const guest = contextIn(await testDatabase('demo'))
const { database } = guest
const now = guest.clock.now()
const place = { latitude: 42.04037, longitude: -88.28962, mapCell: 1 }

type Listed = Readonly<Record<string, unknown>>[]
// The contract's shape.
const list = async (category?: Parameters<typeof listOpenReports>[1]) =>
  JSON.parse(await listOpenReports(guest, category)) as Listed

it('shows an open report by kind, block, day and status, and no typed text', async () => {
  const id = await putRequest(database, now, {
    category: 'graffiti',
    title: 'Secret title',
    description: 'Call me, Ana, at 555-0100',
    address: '1234 Ana Rivera’s house',
    guestEmail: 'ana@home.example',
    ...place,
  })
  const found = (await list('graffiti')).find((one) => one['id'] === id)
  expect(found).toEqual({
    id,
    category: 'graffiti',
    status: expect.any(String),
    statusInformation: { color: expect.any(String), translationKey: expect.any(String) },
    reportedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    latitude: 42.04,
    longitude: -88.29,
    blockNumber: expect.any(Number),
    street: expect.any(String),
  })
  expect(Number(found?.['blockNumber']) % 100).toBe(0)
  expect(JSON.stringify(await list())).not.toMatch(/Ana|555-0100|Secret/)
})

it('leaves out reports that are closed, merged, private or without a place', async () => {
  const put = (values: Partial<typeof requests.$inferInsert>) =>
    putRequest(database, now, { category: 'trees', ...place, ...values })
  const open = await put({})
  const hidden = await Promise.all([
    put({ status: 'Complete', closedAt: now }),
    put({ mergedIntoId: open }),
    put({ latitude: null, longitude: null, mapCell: null }),
    put({ category: 'codeViolation' }),
    put({ category: 'feedback' }),
  ])
  const ids = (await list()).map(({ id }) => id)
  expect(ids).toContain(open)
  expect(ids.filter((id) => hidden.some((one) => one === id))).toEqual([])
  expect(await list('codeViolation')).toEqual([])
  const kinds = new Set((await list('trees')).map(({ category }) => category))
  expect([...kinds]).toEqual(['trees'])
})
