import { type SQL, sql } from 'drizzle-orm'
import { readRateLimited } from '../../people/identity/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isSignedPath, signedPath } from '../../platform/kernel/signed-path.ts'
import { citations } from './citations.sql.ts'
import { normalCitationNumber, normalPlate } from './rules.ts'

/** As its holder may see it. */
export interface Citation extends Record<string, unknown> {
  readonly number: string
  /** The violation; in Spanish if the office sends it. */
  readonly type: string
  readonly typeEs: string | null
  readonly issuedOn: string
  readonly dueOn: string | null
  /** 0 if paid or dismissed. */
  readonly dueCents: number
}

const notFound = () => new DomainError('not-found', 'Payment.CitationNotFound')

const facts: SQL = sql`number, type, type_es as "typeEs", issued_on::text as "issuedOn", due_on::text as "dueOn",
  case when paid_at is null then balance_cents else 0 end as "dueCents"`

const pathOf = (number: string): string =>
  `/payment?${new URLSearchParams({ accountType: 'CITATION', accountNumber: number })}`

/** A signed path: it needs no plate again. */
export const citationPath = (secret: string, { number }: Pick<Citation, 'number'>): string =>
  signedPath(secret, pathOf(number))

/** By a signed link. @throws not-found for an invalid link. */
export async function getCitation(
  context: Context,
  secret: string,
  { number, signature }: { readonly number: string; readonly signature: string },
): Promise<Citation> {
  if (!isSignedPath(secret, pathOf(number), signature)) throw notFound()
  const rows = await context.database.rows<Citation>(
    sql`select ${facts} from ${citations} where number = ${number}`,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/**
 * `address` is the caller's network address, for the rate limit.
 * @throws not-found, the same for an unknown number and a wrong plate; limited after many tries.
 */
export async function lookUpCitation(
  context: Context,
  { number, plate }: { readonly number: string; readonly plate: string },
  address: string,
): Promise<Citation> {
  const [found] = await readRateLimited<Citation>(
    context,
    { limit: 'citation-lookup', key: address },
    sql`select ${facts} from ${citations} where number = ${normalCitationNumber(number)}
        and (plate is null or plate = ${normalPlate(plate)})`,
  )
  if (!found) throw notFound()
  return found
}
