import { sql } from 'drizzle-orm'
import { asDrafted } from '../../platform/database/as-drafted.ts'
import { isAtAddress } from '../../platform/database/at-address.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { materialJson } from './find-materials.ts'
import { materials } from './materials.sql.ts'

/** A thing by `slug` or id. @throws not-found. */
export async function getMaterial(context: Context, address: string): Promise<JsonText> {
  const found = await context.database.findJson(sql`
    select ${materialJson(context.language)}::text as body
    from ${asDrafted(context, materials)} where ${isAtAddress(materials, address)} and ${materials.isPublished}`)
  if (!found) throw new DomainError('not-found', 'Materials.NotFound')
  return found
}
