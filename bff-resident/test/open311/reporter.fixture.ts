import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { darkLamp, type Open311City, urlencoded } from './open311.fixture.ts'

export type Created = readonly { readonly service_request_id: string }[]

/** The errors of a refusal: its status, and the first description. */
export async function refusalOf(sending: Promise<Response>): Promise<readonly [number, string]> {
  const reply = await sending
  // The standard's list of errors.
  const [error] = (await reply.json()) as readonly { readonly description: string }[]
  return [reply.status, error?.description ?? '']
}

export interface Row extends Record<string, unknown> {
  readonly id: string
  readonly channel: string
  readonly address: string
  readonly description: string
  readonly guest_email: string | null
  readonly contact_name: string | null
  readonly contact_phone: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly media_urls: readonly string[]
  readonly partner_id: string
  readonly files: number
}

/** A picture of four by two pixels. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAZEQACAwEAAAAAAAAAAAAAAAAAAQIDMnH/2gAMAwEAAhEDEQA/AIABZ6ZQ14XD/9k=',
  'base64',
)

export function multipart(
  fields: readonly (readonly [string, string])[],
  pictures: number,
): RequestInit {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  for (let i = 1; i <= pictures; i += 1)
    body.append(`photo${i}`, new Blob([jpeg], { type: 'image/jpeg' }), `photo${i}.jpg`)
  return { method: 'POST', body }
}

/** A partner that files reports. */
export async function reporterIn({ ask, database, issueKey }: Open311City) {
  const partner = await issueKey()
  const { key } = partner

  const send = (fields: readonly (readonly [string, string])[]) =>
    ask('/v2/requests.json', urlencoded(fields))

  async function file(
    more: Readonly<Record<string, string>> = {},
    by: string = key,
  ): Promise<string> {
    const reply = await send(darkLamp(by, more))
    expect(reply.status, await reply.clone().text()).toBe(201)
    // A list of one.
    const [created] = (await reply.json()) as Created
    return created?.service_request_id ?? ''
  }

  async function rowOf(number: string): Promise<Row | undefined> {
    const [row] = await database.rows<Row>(sql`
      select r.*, sent.media_urls, sent.partner_id,
        (select count(*)::int from request_files f where f.request_id = r.id) as files
      from requests r join open311_requests sent on sent.request_id = r.id
      where r.number = ${number}`)
    return row
  }

  async function countReports(): Promise<number> {
    const [row] = await database.rows<{ count: number }>(sql`select count(*)::int from requests`)
    return row?.count ?? 0
  }

  return { partner, key, send, file, rowOf, countReports }
}

/** A report of a private matter. */
export const tallGrass = {
  service_code: 'codeViolation',
  'attribute[poleType]': '',
  'attribute[problem]': '',
  'attribute[locationDescription]': 'RESIDENTIAL',
  'attribute[type]': 'TALL_GRASS',
}
