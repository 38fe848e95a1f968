import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { licenseNotFound, seenCodes } from './licenses.errors.ts'
import { licenses } from './licenses.sql.ts'
import { pinLetter, type PinLetterFacts, zipOfLicense } from './pin-letter.ts'
import { newPin, pinHashOf } from './pin.ts'

export interface NewPin {
  readonly pin: string
  /** The letter to the holder: a PDF in base64, since the PIN is never read again. */
  readonly letter: string
  readonly version: number
}

interface Row extends Record<string, unknown>, PinLetterFacts {}

/**
 * A new PIN, which is shown once, with a letter to the holder; the one before ends. `secret` keys its
 * hash.
 * @throws not-found; stale.
 */
export async function resetLicensePin(
  context: Context,
  { secret, portalUrl, ...seen }: SeenRow & { readonly secret: string; readonly portalUrl: string },
): Promise<NewPin> {
  requireStaff(context, 'resetLicensePin')
  const { database } = context
  const [found] = await database.rows<Row>(sql`
    select number, business_name as "businessName", address, language,
      ${zipOfLicense} as zip
    from ${licenses} l where id = ${seen.id}`)
  if (!found) throw licenseNotFound()
  const pin = newPin()
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await database.write((builder) => [
    ...requireSeenRow(builder, licenses, seen, seenCodes),
    builder.execute(sql`update ${licenses}
      set pin_hash = ${pinHashOf(secret, found.number, pin)}, version = version + 1, updated_at = ${at}
      where id = ${seen.id}`),
    audit(context, builder, {
      operation: 'resetLicensePin',
      entity: 'license',
      entityId: seen.id,
      details: {},
    }),
  ])
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetter } = await import('../../platform/pdf/index.ts')
  const bytes = await drawLetter(pinLetter(context, { ...found, pin, portalUrl }))
  return { pin, letter: Buffer.from(bytes).toString('base64'), version: seen.version + 1 }
}
