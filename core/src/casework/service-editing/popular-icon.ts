import { eq } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { cleanFile, type FileStore } from '../../platform/files/index.ts'
import { pictureFacts, readFrom } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { services } from '../services/services.sql.ts'
import { notAnIcon, requireService } from './edit-service.ts'
import { iconLimits } from './rules.ts'

/** The path of service icons. */
export const iconFolder = '/service-icons'

/**
 * Cleaned and named by content hash, so that the address can be cached forever. Returns the
 * address.
 * @throws invalid unless it is a small picture, not-found, forbidden unless staff.
 */
export async function setPopularIcon(
  context: Context,
  store: FileStore,
  {
    id,
    bytes: given,
    name: called,
  }: { readonly id: string; readonly bytes: Uint8Array; readonly name: string },
): Promise<string> {
  requireStaff(context, 'setPopularIcon')
  const { bytes, contentType, name } = await cleanFile({ name: called, bytes: given }, 'pictures')
  const facts = await pictureFacts(readFrom(bytes))
  if (!facts || Math.max(facts.width, facts.height) > iconLimits.side) throw notAnIcon()
  // A copy: digest needs a buffer of its own.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const hash = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  const key = `${hash.join('')}.${name.split('.').at(-1) ?? ''}`
  const url = `${iconFolder}/${key}`
  await store.put(key, bytes, contentType)
  await context.database.write((builder) => [
    requireService(builder, id),
    builder
      .update(services)
      .set({ popularIconUrl: url, updatedAt: context.clock.now() })
      .where(eq(services.id, id)),
    audit(context, builder, {
      operation: 'setPopularIcon',
      entity: 'service',
      entityId: id,
      details: { url },
    }),
  ])
  return url
}
