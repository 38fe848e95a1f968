import { sql } from 'drizzle-orm'
import { mayCall, requireUser, staffRolesOf } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { pictureTypes, type PictureExtension } from '../../platform/kernel/picture-kinds.ts'
import { users } from '../users/users.sql.ts'
import type { PictureFiles } from './picture-files.ts'

const keyPattern = /^[0-9a-f-]{36}\.(jpg|png|gif|webp)$/

/** For its owner and staff; never an original. @throws unauthenticated, not-found for others. */
export async function seePicture(
  context: Pick<Context, 'actor' | 'database'>,
  files: PictureFiles,
  key: string,
): Promise<{ readonly body: ReadableStream; readonly type: string }> {
  const actor = requireUser(context)
  const seesAll = mayCall(staffRolesOf(actor), 'getUser')
  const extension = keyPattern.exec(key)?.[1]
  const [shown] = extension
    ? await context.database.read((builder) =>
        builder
          .select({ id: users.id })
          .from(users)
          .where(
            sql`${users.pictureKey} = ${key} and ${seesAll ? sql`true` : sql`${users.id} = ${actor.userId}`}`,
          )
          .limit(1),
      )
    : []
  const body = shown ? await files.get(key) : null
  if (!body) throw new DomainError('not-found', 'Error.NotFound')
  // The pattern names exactly the table's extensions.
  return { body, type: pictureTypes[extension as PictureExtension] }
}
