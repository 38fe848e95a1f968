import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { Letter } from '../../platform/pdf/index.ts'
import { say } from '../../platform/texts/index.ts'
import { noticeIn } from './deliver-notices.ts'
import { isIn, noticeRows } from './notice-rows.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { batchNotFound } from './shutoff-notices.errors.ts'
import { shutoffBatches } from './shutoff-notices.sql.ts'

/** Letters in one file: what a worker draws in a few seconds. */
export const lettersInFile = 200

/** Where people without an account pay. */
const payPath = '/payment'

interface Addressed extends Record<string, unknown> {
  readonly number: string
  readonly amount_cents: number
  readonly shutoff_on: string
  readonly address: string
  readonly address1: string
  readonly place: string
  readonly texts: NoticeTexts
}

const languages: readonly Language[] = ['en', 'es']

/** English, then Spanish on a page of its own: what is read behind the door is unknown. */
function letterOf(context: Context, found: Addressed, portalUrl: string): readonly Letter[] {
  const { city, clock } = context
  return languages.map((language): Letter => {
    const own = { ...context, language }
    const { title, body } = noticeIn(found, language, portalUrl + payPath)
    return {
      language,
      title,
      letterhead: {
        name: say(own, 'Util.CityOf', { city: city.name }),
        lines: [city.address.line1, city.address.line2, city.phone],
      },
      addressee: [say(own, 'ShutoffNotice.Occupant'), found.address1, found.place],
      madeAt: clock.now(),
      footer: say(own, 'ShutoffNotice.Footer', { account: found.number }),
      blocks: body
        .split(/\n+/)
        .filter((text) => text.trim() !== '')
        .map((text) => ({ kind: 'text', text })),
    }
  })
}

/**
 * Letters to those who get no mail, sorted by postal code and street: one PDF, of at
 * most `lettersInFile` from `part` on. @throws not-found without such a letter; forbidden.
 */
export async function getNoticeLetters(
  context: Context,
  {
    id,
    part,
    portalUrl,
  }: { readonly id: string; readonly part: number; readonly portalUrl: string },
): Promise<Uint8Array> {
  requireStaff(context, 'getNoticeLetters')
  const found = await context.database.rows<Addressed>(sql`
    select f.number, f.amount_cents, f.shutoff_on::text as shutoff_on, f.address, f.address1,
      f.city || ', ' || f.region || ' ' || f.zip as place,
      (select texts from ${shutoffBatches} where id = f.batch_id) as texts
    from (${noticeRows(sql`n.batch_id = ${id}::uuid`)}) f
    where ${isIn('letters')}
    order by f.zip, regexp_replace(f.address1, '^\\S*\\d\\S*\\s+', ''), f.address1, f.line
    limit ${lettersInFile} offset ${(part - 1) * lettersInFile}`)
  if (found.length === 0) throw batchNotFound()
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetters } = await import('../../platform/pdf/index.ts')
  return drawLetters(found.flatMap((one) => letterOf(context, one, portalUrl)))
}
