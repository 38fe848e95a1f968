import type pg from 'pg'
import { Post } from '../kit/http-client.ts'
import { photo } from './photo.ts'

/** As a phone takes them. */
export const photoBytes = 300_000

/** The service that takes reports of streetlights, also from guests. */
export async function streetlights(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from services where report_category = 'streetlight' and is_guest_enabled limit 1`,
  )
  const [service] = rows
  if (!service) throw new Error('The demo city has no streetlights')
  return service.id
}

/** Reports with two photos, each with its own key. */
export function reportsOf(activityId: string): () => Post {
  const reportData = JSON.stringify({
    activityId,
    address: '100 Millrace St',
    position: { latitude: 42.04, longitude: -88.29 },
    description: 'The lamp by the gate has been dark since Monday. It flickered before.',
    guestEmail: 'guest@sample.example',
    streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
  })
  const part = (head: string, body: Buffer) => [
    Buffer.from(`--report\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ]
  const bytes = Buffer.concat([
    ...part('name="reportData"', Buffer.from(reportData)),
    ...part('name="file-1-name"; filename="1.jpg"', photo(photoBytes)),
    ...part('name="file-2-name"; filename="2.jpg"', photo(photoBytes)),
    Buffer.from('--report--\r\n'),
  ])
  return () =>
    new Post(
      {
        'content-type': 'multipart/form-data; boundary=report',
        'idempotency-key': crypto.randomUUID(),
      },
      bytes,
    )
}
