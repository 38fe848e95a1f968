import { sql } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { jsonOf, minutesAgo, open311City, urlencoded } from './open311.fixture.ts'
import { refusalOf, reporterIn, tallGrass } from './reporter.fixture.ts'

const city = await open311City()
const { ask, database, issueKey } = city
const { partner, key, file } = await reporterIn(city)

describe('an update by the partner that sent the report', () => {
  const update = (number: string, more: Readonly<Record<string, string>> = {}) =>
    Object.entries({
      api_key: key,
      update_id: crypto.randomUUID(),
      service_request_id: number,
      status: 'OPEN',
      updated_datetime: '2026-05-24T08:15:30+01:00',
      description: 'It is still dark.',
      ...more,
    })
  const post = (fields: readonly (readonly [string, string])[]) =>
    ask('/v2/servicerequestupdates.json', urlencoded(fields))

  it('is read by staff as an answer, and changes no status', async () => {
    const number = await file()
    const reply = await post(
      update(number, { status: 'FIXED', media_url: 'https://photos.example/2.jpg' }),
    )
    expect(reply.status, await reply.clone().text()).toBe(201)
    const [parts] = (await reply.json()) as readonly { readonly update_id: string }[]
    const rows = await database.rows(sql`
      select e.id, e.kind, e.by, e.body, e.facts, r.status, r.answered_at is not null as is_new
      from request_events e join requests r on r.id = e.request_id
      where r.number = ${number} and e.kind = 'answer'`)
    expect(rows).toEqual([
      {
        id: parts?.update_id,
        kind: 'answer',
        by: 'resident',
        body: 'It is still dark.',
        facts: {
          partner: partner.partnerName,
          status: 'fixed',
          mediaUrls: 'https://photos.example/2.jpg',
        },
        status: 'Submitted',
        is_new: true,
      },
    ])
  })

  it('is refused the second time, also when both come together', async () => {
    const fields = update(await file())
    const replies = await Promise.all([post(fields), post(fields)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    const again = await post(fields)
    expect(await again.json()).toEqual([
      { code: 409, description: 'This update_id already exists.' },
    ])
  })

  test.each([
    'IN_PROGRESS',
    'ACTION_SCHEDULED',
    'INVESTIGATING',
    'DUPLICATE',
    'NOT_COUNCILS_RESPONSIBILITY',
    'NO_FURTHER_ACTION',
    'INTERNAL_REFERRAL',
    'REOPEN',
    'FIXED',
    'CLOSED',
    'open',
    'in progress',
  ])('can have the status %s', async (status) => {
    expect((await post(update(await file(), { status }))).status).toBe(201)
  })

  test.each([
    ['no key', { api_key: '' }, 403],
    ['no update_id', { update_id: '' }, 400],
    ['an unknown status', { status: 'MAYBE' }, 400],
    ['no time', { updated_datetime: '' }, 400],
    ['a time that is none', { updated_datetime: 'noon' }, 400],
    ['a request that is not there', { service_request_id: '99999999' }, 404],
  ] as const)('is refused with %s', async (_name, more, status) => {
    expect((await refusalOf(post(update(await file(), more))))[0]).toBe(status)
  })

  it('is refused for another partner’s report, as if it were not there', async () => {
    const { key: other } = await issueKey()
    const [status] = await refusalOf(post(update(await file(), { api_key: other })))
    expect(status).toBe(404)
  })
})

describe('what became of a report', () => {
  const happened = async (number: string, kind: string, facts: object, minutesAgo: number) => {
    await database.write((builder) => [
      builder.execute(sql`
        insert into request_events (id, request_id, at, kind, by, is_public, body, facts)
        select gen_random_uuid(), id, now() - make_interval(mins => ${minutesAgo}::int), ${kind}, 'staff', true,
          'Dear Ana', ${JSON.stringify(facts)}::jsonb from requests where number = ${number}`),
    ])
  }

  it('is an update with its extended status, oldest first, without what was written to the sender', async () => {
    const number = await file()
    await happened(number, 'status', { from: 'Submitted', to: 'Under Review' }, 30)
    await happened(number, 'reply', {}, 20)
    await happened(number, 'status', { from: 'Under Review', to: 'Scheduled' }, 10)
    await happened(number, 'merged', { into: '00000001' }, 5)
    const span = `start_date=${minutesAgo(60)}&end_date=${minutesAgo(0)}`
    const all = (await jsonOf(ask, `/v2/servicerequestupdates.json?${span}`)) as readonly Readonly<
      Record<string, unknown>
    >[]
    const own = all.filter((one) => one['service_request_id'] === number)
    expect(own.map(({ status, description }) => [status, description])).toEqual([
      ['investigating', 'Under Staff Review'],
      ['action_scheduled', 'Scheduled'],
      ['duplicate', 'Duplicate of another request'],
    ])
    expect(JSON.stringify(all)).not.toContain('Ana')
  })

  it('of a private report is in no list', async () => {
    const number = await file(tallGrass)
    await happened(number, 'status', { from: 'Submitted', to: 'Under Review' }, 1)
    expect(JSON.stringify(await jsonOf(ask, '/v2/servicerequestupdates.json'))).not.toContain(
      number,
    )
  })
})
