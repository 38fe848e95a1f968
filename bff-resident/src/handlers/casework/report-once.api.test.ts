import { afterAll, describe, expect, it } from 'vitest'
import { fileLink } from '@portal/bff-pipeline'
import { openDatabase } from '@portal/core/database'
import { messages, requestEvents, requestFiles } from '@portal/core/schema'
import {
  ask,
  newCast,
  openDatabaseGate,
  putRequest,
  startTestCity,
  testServer,
} from '@portal/local/testing'
import { formOf, png, reportsIn } from './reports.fixture.ts'

const AUTH_SECRET = 'a secret of this test, of more than 32 characters'
const gate = await openDatabaseGate(testServer().neonEndpoint)
const city = await startTestCity({ neonEndpoint: gate.url, variables: { AUTH_SECRET } })
afterAll(async () => {
  await city.stop()
  gate.stop()
})
const { cookies, ids } = await newCast(city, 'resident')
const cookie = `session=${cookies.resident}`
const { call, cases, report, send, serviceId } = await reportsIn(city)
const database = openDatabase(city.databaseUrl, city.neonEndpoint)

/** Of the `write` that makes a case, and of no other. */
const theCase = 'insert into \\"requests\\"'
const photos = ['a.png', 'b.png'].map((name) => ({ name, bytes: png }))

const allFiles = () => database.read((builder) => builder.select().from(requestFiles))
const ofTheDemo = new Set((await allFiles()).map(({ id }) => id))
/** What was sent since. */
const filesKept = async () => (await allFiles()).filter(({ id }) => !ofTheDemo.has(id))
const noticesOf = async (id: string | undefined) => {
  const all = await database.read((builder) => builder.select().from(messages))
  return all.filter(({ recordId }) => recordId === id)
}
const isServed = async (objectKey: string): Promise<boolean> => {
  const link = fileLink(AUTH_SECRET, { objectKey, name: 'a.png', type: 'image/png' })
  return (await ask(city.origins.resident, link)).status === 200
}

/** Everything was sent two days ago. */
async function letTwoDaysPass() {
  const then = new Date()
  then.setDate(then.getDate() - 2)
  await database.write((builder) => [builder.update(requestFiles).set({ createdAt: then })])
}

const saveDraft = async (description: string) => {
  const body = JSON.stringify({ form: { description } })
  return (await call('saveDraft', `/drafts/${serviceId}`, { cookie, body })).body['id']
}

describe('exactly one case', () => {
  it('is made of a guest’s report under a random key, tried again from another network', async () => {
    const description = 'Written without a network.'
    const { body, type } = formOf(JSON.stringify(report({ description })))
    const key = crypto.randomUUID()
    const from = async (address: string) => {
      const headers = { 'idempotency-key': key, 'cf-connecting-ip': address, 'content-type': type }
      const answer = await fetch(`${city.origins.resident}/api/reports`, {
        method: 'POST',
        headers,
        body,
      })
      return [answer.status, await answer.json()]
    }
    const first = await from('192.0.2.1')
    expect(first[0]).toBe(201)
    expect(await from('198.51.100.7')).toEqual(first)
    expect(await cases(description)).toHaveLength(1)
  })

  it('is made of a report that is sent five times at once, and once more', async () => {
    const description = 'Pressed five times.'
    const key = 'pressed-five-times'
    const press = () => send({ description }, { cookie, key })
    const answers = await Promise.all([press(), press(), press(), press(), press()])
    for (const { status, body } of answers)
      expect([status, body['code']]).toEqual(
        status === 201 ? [201, undefined] : [409, 'Error.IdempotencyInFlight'],
      )
    const made = await cases(description)
    expect(made).toHaveLength(1)
    const again = await press()
    expect([again.status, again.body['caseNumber']]).toEqual([201, made[0]?.number])
    expect(await cases(description)).toHaveLength(1)
  })

  it('is made of a report whose answer was lost, with one receipt', async () => {
    const description = 'The answer was lost.'
    const try_ = () => send({ description }, { cookie, key: 'answer-was-lost' })
    gate.lose('back', theCase)
    expect((await try_()).status).toBe(503)
    gate.open()
    const again = await try_()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const made = await cases(description)
    expect(made).toHaveLength(1)
    expect(again.body).toEqual({
      id: made[0]?.id,
      caseNumber: made[0]?.number,
      statusPath: null,
    })
    expect(await noticesOf(made[0]?.id)).toHaveLength(1)
  })

  it('is made of a report that died between storage and database, and its first bytes are swept', async () => {
    const description = 'Died in between.'
    const try_ = () => send({ description }, { cookie, key: 'died-in-between', files: photos })
    gate.lose('there', theCase)
    expect((await try_()).status).toBe(503)
    gate.open()
    const lost = await filesKept()
    expect(lost).toHaveLength(2)
    expect((await try_()).status).toBe(201)
    const [made, ...others] = await cases(description)
    expect(others).toEqual([])
    const own = (await filesKept()).filter(({ requestId }) => requestId === made?.id)
    expect(own.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
    await letTwoDaysPass()
    await city.runScheduled('17 * * * *')
    expect((await filesKept()).map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    for (const { objectKey } of lost) expect(await isServed(objectKey)).toBe(false)
    for (const { objectKey } of own) expect(await isServed(objectKey)).toBe(true)
  })

  it('is made of a draft that two windows send, one after the other or at once', async () => {
    const description = 'Open in two windows.'
    const draftId = await saveDraft(description)
    expect(await saveDraft(`${description} And more.`)).toBe(draftId)
    const window = () => send({ description, draftId }, { cookie })
    const statuses = (await Promise.all([window(), window()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409])
    const late = await window()
    expect(late.body['code']).toBe('Report.DraftGone')
    expect(await cases(description)).toHaveLength(1)
    // What is typed from then on is another draft.
    expect(await saveDraft('Another lamp.')).not.toBe(draftId)
  })

  it('is not made of another user’s draft', async () => {
    const draftId = await saveDraft('Mine.')
    const stolen = await send({ description: 'Not mine.', draftId })
    expect([stolen.status, await cases('Not mine.')]).toEqual([409, []])
  })
})

it('an answer whose reply was lost is saved once, and the same reply comes when it is sent again', async () => {
  const id = await putRequest(city, { userId: ids.resident, isActionRequired: true })
  const answer = () =>
    call('answerRequest', `/salesforce/activity/Case/${id}/additionalInformation`, {
      cookie,
      key: 'answered-once',
      body: JSON.stringify({ additionalInformationText: 'The one at the gate.' }),
    })
  gate.lose('back', 'The one at the gate.')
  expect((await answer()).status).toBe(503)
  gate.open()
  const again = await answer()
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  const events = await database.read((builder) => builder.select().from(requestEvents))
  expect(
    events.filter(({ requestId, kind }) => requestId === id && kind === 'answer'),
  ).toHaveLength(1)
})
