import { sql } from 'drizzle-orm'
import { readCounted } from '../identity/index.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { citations } from './citations.sql.ts'
import { normalCitationNumber, normalPlate } from './rules.ts'

/** A citation as its holder may see it. */
export interface Citation extends Record<string, unknown> {
  readonly number: string
  /** What for. */
  readonly type: string
  readonly issuedOn: string
  readonly dueOn: string | null
  /** What is due on it; 0 where it is paid, or dismissed. */
  readonly dueCents: number
}

/**
 * A citation by its number and, where it names a vehicle, its plate. `address` is whence it is asked: who tries
 * many numbers has to wait.
 * @throws DomainError not-found, the same for a number that is none and for another plate; limited after many
 *   tries.
 */
export async function lookUpCitation(
  context: Context,
  { number, plate }: { readonly number: string; readonly plate: string },
  address: string,
): Promise<Citation> {
  const [found] = await readCounted<Citation>(
    context,
    { limit: 'citation-lookup', key: address },
    sql`select number, type, issued_on::text as "issuedOn", due_on::text as "dueOn",
        case when paid_at is null then balance_cents else 0 end as "dueCents"
      from ${citations} where number = ${normalCitationNumber(number)}
        and (plate is null or plate = ${normalPlate(plate)})`,
  )
  if (!found) throw new DomainError('not-found', 'Payment.CitationNotFound')
  return found
}
