import type pg from 'pg'
import { newSubscriber } from './subscriber.ts'

/** Complete accounts, each with a browser, all with the same keys. */
export async function fillPeople(client: pg.Client, count: number, hasBrowsers: boolean) {
  await client.query(
    `insert into users (id, email, email_verified_at, contact_id, language, created_at, updated_at)
    select uuidv7(), 'bench-' || n || '@home.example', now(), 'bench-' || n,
      (array['en','es'])[1 + n % 2], now(), now() from generate_series(1, $1::int) n`,
    [count],
  )
  if (hasBrowsers) {
    const { p256dh, auth } = newSubscriber()
    await client.query(
      `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, language, created_at)
      select uuidv7(), id, 'https://fcm.googleapis.com/fcm/send/' || id, $1, $2, language, now()
      from users where contact_id like 'bench-%'`,
      [p256dh, auth],
    )
  }
  await client.query('analyze users, push_subscriptions')
}

export interface BenchBroadcast {
  readonly channels: string
  readonly size: number
}

/** To everyone, due now. */
export async function putBroadcast(
  client: pg.Client,
  { channels, size }: BenchBroadcast,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into broadcasts (id, title, title_es, body, body_es, audience, channels, state, send_at,
      urgent_reason, audience_size, created_at, updated_at)
    values (uuidv7(), 'Boil your water until Thursday', 'Hierva el agua hasta el jueves',
      'A main broke on Riverbluff Blvd. Boil water for one minute before you drink it.',
      'Se rompió una tubería en Riverbluff Blvd. Hierva el agua un minuto antes de beberla.',
      '{"autoPayEnabled":false,"hasSavedPaymentMethod":false,"hasUtilityAccount":false,"noActivities":false,"language":null,"districts":[],"routes":[]}',
      $1::text[], 'scheduled', now(), 'The water is not safe.', $2, now(), now())
    returning id`,
    [channels, size],
  )
  const [made] = rows
  if (!made) throw new Error('No broadcast was made')
  return made.id
}
