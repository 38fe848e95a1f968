import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { translations } from '../../platform/texts/translations.sql.ts'
import { textVersion } from './rules.ts'
import { readStored } from './stored-texts.ts'

/**
 * Removes what staff wrote: residents read the default again, and nothing of a text that the
 * release no longer has.
 * @throws not-found, stale if the text has changed since it was read.
 */
export async function deleteText(context: Context, id: string, version: string): Promise<void> {
  requireStaff(context, 'deleteText')
  const [stored] = await readStored(context, [id])
  if (!stored) throw new DomainError('not-found', 'Languages.NoSuchText')
  const stale = new DomainError('stale', 'Languages.ChangedMeanwhile')
  if (textVersion({ singular: stored.singular, plural: stored.plural }) !== version) throw stale
  await context.database.write((builder) => [
    builder.execute(sql`lock table ${translations} in share row exclusive mode`),
    requireThat(
      builder,
      sql`exists (select from ${translations} where id = ${id} and singular_form = ${stored.singular}
        and plural_form is not distinct from ${stored.plural})`,
      stale.kind,
      stale.code,
    ),
    builder.delete(translations).where(sql`id = ${id}`),
  ])
}
