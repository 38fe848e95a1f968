import { type SQL, sql } from 'drizzle-orm'
import { users } from '@portal/core/schema'
import { DEMO_DAY } from '../demo.ts'
import { insertComputed, type Seeding } from '../fill-table.ts'

const CHUNK = 50_000

const FIRST =
  'Ada, Alma, Amir, Ana, Bea, Ben, Carl, Chloe, Dana, Diego, Elena, Emil, Fay, Felix, Gina, Hana, Hugo, Ida, Ivan, Jade, Joel, Kira, Lars, Lena, Liam, Lucia, Mara, Mateo, Mia, Nadia, Nils, Nora, Omar, Oscar, Pia, Priya, Quinn, Rafael, Ravi, Rosa, Ruth, Sam, Sara, Sofia, Tara, Tomas, Uma, Vera, Victor, Wanda, Wei, Xavier, Yara, Yusuf, Zoe'
const STEMS =
  'Adler, Ander, Baker, Barn, Beck, Berg, Black, Bran, Brook, Calder, Carl, Chand, Cole, Cross, Dal, Daven, Dorn, East, Eck, Elling, Fair, Falk, Fer, Fisch, Ford, Gar, Gold, Grand, Hag, Hall, Har, Hart, Heller, Holm, Iver, Jack, Jen, Kal, Kest, Kram, Lamb, Land, Lind, Lock, Mal, Mar, Mend, Mill, Nor, Oak, Old, Pal, Park, Pater, Quint, Ram, Reed, Rich, Sand, Schnei, Silver, Stein, Sum, Tan, Thorn, Under, Vander, Wal, West, Wind, Wood, Yard, Zim'
const ENDINGS =
  'berg, bury, dale, er, ez, field, ford, hart, house, ley, man, mont, sen, son, ton, well'

const list = (names: string): SQL => sql`string_to_array(${names}::text, ', ')`

// A pseudo-random whole number from the user and the salt.
const chance = (salt: string): SQL =>
  sql`('x' || left(md5(${salt}::text || number), 7))::bit(28)::int`

const oneOf = (names: string, salt: string): SQL =>
  sql`(${list(names)})[1 + ${chance(salt)} % array_length(${list(names)}, 1)]`

/** Shaped as `demoId`: a UUIDv7 of 1 January 2026. */
export const scaledUserId = (number: SQL): SQL => sql`regexp_replace(
  md5('scaled user/' || ${number}), '^(.{3})(.{3})(.{12}).*', '019b76da-a800-7\\1-8\\2-\\3')::uuid`

const at = sql`${DEMO_DAY.toISOString()}::timestamptz - number % 900 * interval '1 day'`

const columns = {
  id: scaledUserId(sql`number`),
  email: sql`lower(first_name || '.' || last_name || '.' || number || '@sample.example')`,
  emailVerifiedAt: at,
  firstName: sql`first_name`,
  lastName: sql`last_name`,
  phoneNumber: sql`case when number % 3 > 0 then '(' || (array['847', '630', '312', '224'])[1 + number % 4]
    || ') 555-' || lpad((number % 10000)::text, 4, '0') end`,
  language: sql`case when number % 5 = 0 then 'es' else 'en' end`,
  contactId: sql`case when number % 10 > 0 then '003' || lpad(number::text, 12, '0') end`,
  isAdmin: sql`false`,
  roles: sql`'{}'::text[]`,
  caseCategories: sql`'{}'::text[]`,
  caseAreas: sql`'{}'::text[]`,
  selectedOrganizationId: sql`null::uuid`,
  pictureKey: sql`null`,
  createdAt: at,
  updatedAt: at,
  deletedAt: sql`null::timestamptz`,
} satisfies Record<keyof typeof users.$inferSelect, SQL>

/** Adds users up to this number, the same on every run. Without passwords, they cannot log in. */
export async function addScaledUsers(
  seeding: Seeding,
  count: number,
  onProgress: (text: string) => void,
): Promise<void> {
  const { rowCount } = await seeding.execute(
    sql`select from ${users} where ${users.id} = ${scaledUserId(sql`${count}::int`)}`,
  )
  if (count < 1 || rowCount === 1) return
  for (let from = 1; from <= count; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, count)
    onProgress(`${to} of ${count} users more`)
    await insertComputed(
      seeding,
      users,
      columns,
      sql`(select number, ${oneOf(FIRST, 'first')} as first_name,
          ${oneOf(STEMS, 'stem')} || ${oneOf(ENDINGS, 'ending')} as last_name
        from generate_series(${from}::int, ${to}::int) number) people`,
    )
  }
  await seeding.execute(sql`analyze ${users}`)
}
