import { eq } from 'drizzle-orm'
import { requireAdmin } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { cleanFile, type FileStore } from '../../platform/files/index.ts'
import { pictureFacts, readFrom } from '../../platform/files/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { services } from '../services/services.sql.ts'
import { mostIconPixels, notAnIcon, requireService } from './edit-service.ts'

/** Where icons of services are served. */
export const iconFolder = '/service-icons'

/**
 * Shows an icon with a popular service: a picture that is cleaned, and named by what it is, so that its
 * address is good for ever. Gives the address.
 * @throws DomainError invalid for what is no small picture, not-found, forbidden for anybody but staff.
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
  requireAdmin(context)
  const { bytes, contentType, name } = await cleanFile({ name: called, bytes: given }, 'pictures')
  const facts = await pictureFacts(readFrom(bytes))
  if (!facts || Math.max(facts.width, facts.height) > mostIconPixels) throw notAnIcon()
  // A copy, since a digest wants a buffer of its own.
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
