import { type SQL, sql } from 'drizzle-orm'
import {
  bills,
  delinquencies,
  messages,
  organizationMembers,
  organizations,
  utilityAccountOwners,
  utilityAccounts,
  utilityPayments,
} from '@portal/core/schema'
import { utilityAccountsOfDemo } from '../billing/accounts.ts'
import { copiedId, copyRows } from '../copies.ts'
import type { Seeding } from '../fill-table.ts'
import { followedNews } from '../permits/followers.ts'
import { demoMessages } from '../requests/index.ts'
import { demoOrganizations } from './rows.ts'
import { scaledUserId } from './scaled-users.ts'

/** Copies per statement. */
const CHUNK = 50

/** The demo city's own numbers stay below; copies start here. */
const COPIES_FROM = 1_000_000

const idsOf = (rows: readonly { readonly id: string }[]): SQL =>
  sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`

/** The same on every run for the same row and copy. */
const someUser = (id: SQL, users: number): SQL =>
  scaledUserId(sql`(1 + ('x' || left(md5(${id}::text || copy), 7))::bit(28)::int % ${users}::int)`)

/** A billing number unique to the copy. */
const numberOfCopy = (number: SQL): SQL =>
  sql`(${COPIES_FROM}::int + copy * 10000 + ${number}::int % 10000)::text`

/**
 * Copies utility accounts with bills and payments, organizations, and messages up to `scale`, the
 * same on every run. The first `users` sample users own them and must exist.
 */
export async function addScaledAccounts(
  seeding: Seeding,
  { scale, users, today }: { scale: number; users: number; today: Date },
  onProgress: (text: string) => void,
): Promise<void> {
  const accounts = idsOf(utilityAccountsOfDemo())
  const ofAccount = sql`original.utility_account_id = ${accounts}`
  for (let from = 2; from <= scale; from += CHUNK) {
    const range = { from, to: Math.min(from + CHUNK - 1, scale) }
    onProgress(`accounts, bills and messages ${range.to} times`)
    await copyRows(
      seeding,
      utilityAccounts,
      {
        where: sql`original.id = ${accounts}`,
        ids: ['id'],
        changed: {
          customerId: numberOfCopy(sql`original.customer_id`),
          locationId: numberOfCopy(sql`original.location_id`),
        },
      },
      range,
    )
    await seeding.execute(sql`
      insert into ${utilityAccountOwners} (id, utility_account_id, user_id, created_at)
      select ${copiedId(sql`('0' || substr(original.id::text, 2))`)}, ${copiedId(sql`original.id`)},
        ${someUser(sql`original.id`, users)}, original.created_at
      from ${utilityAccounts} original, generate_series(${range.from}::int, ${range.to}::int) copy
      where original.id = ${accounts} on conflict do nothing`)
    await copyRows(seeding, bills, { where: ofAccount, ids: ['id', 'utilityAccountId'] }, range)
    await copyRows(
      seeding,
      utilityPayments,
      { where: ofAccount, ids: ['id', 'utilityAccountId'] },
      range,
    )
    await copyRows(seeding, delinquencies, { where: ofAccount, ids: ['utilityAccountId'] }, range)
    await copyRows(
      seeding,
      organizations,
      {
        where: sql`original.id = ${idsOf(demoOrganizations())}`,
        ids: ['id'],
        changed: {
          name: sql`original.name || ' (sample ' || copy || ')'`,
          taxId: sql`original.tax_id || copy`,
        },
      },
      range,
    )
    await seeding.execute(sql`
      insert into ${organizationMembers} (organization_id, user_id, role, is_verified, created_at, verified_at)
      select ${copiedId(sql`original.id`)}, ${someUser(sql`original.id`, users)}, 'manager', true,
        original.created_at, original.created_at
      from ${organizations} original, generate_series(${range.from}::int, ${range.to}::int) copy
      where original.id = ${idsOf(demoOrganizations())} on conflict do nothing`)
    await copyRows(
      seeding,
      messages,
      {
        where: sql`original.id = ${idsOf([...demoMessages(today), ...followedNews(today)])}`,
        ids: ['id'],
        // It names another user's request.
        changed: {
          userId: someUser(sql`original.id`, users),
          recordType: sql`null`,
          recordId: sql`null::uuid`,
        },
      },
      range,
    )
  }
}
