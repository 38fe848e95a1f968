import { requireConfirmed } from '../../people/identity/index.ts'
import { requireOwn } from '../../people/profiles/index.ts'
import type { PictureFiles } from '../../people/profiles/index.ts'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { deletionStatements, selectLeaving } from './deletion-statements.ts'

/**
 * With its pictures. The caller checks who may.
 * @throws not-found, conflict for the last administrator, or last manager of an organization with
 * members.
 */
export async function deleteUser(
  context: Context,
  files: PictureFiles,
  id: string,
  operation: 'deleteAccount' | 'deleteUser',
): Promise<void> {
  const [leaving] = await context.database.read((builder) => selectLeaving(builder, id))
  if (!leaving || leaving.deletedAt !== null) throw new DomainError('not-found', 'Account.NotFound')
  await context.database.write((builder) => [
    audit(context, builder, { operation, entity: 'user', entityId: id, details: {} }),
    ...deletionStatements(context, builder, leaving),
  ])
  const { pictureKey, originalKey } = leaving
  const keys = [pictureKey, originalKey].filter((key) => key !== null)
  if (keys.length > 0) await files.remove(keys)
}

/**
 * Spec, resident section 7: records the law keeps lose the name, all others are deleted, every
 * session ends, and a last email confirms it.
 * @throws as `deleteUser`; not-found for another person's; forbidden `Auth.ConfirmationRequired`.
 */
export async function deleteAccount(
  context: Context,
  files: PictureFiles,
  id: string,
): Promise<void> {
  requireOwn(requireUser(context), id)
  requireConfirmed(context)
  await deleteUser(context, files, id, 'deleteAccount')
}
