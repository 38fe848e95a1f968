import { type SQL, sql } from 'drizzle-orm'
import type { UserActor } from '../../platform/kernel/actor.ts'

/** Whose saved cards and bank accounts are meant: `user/{id}` or `organization/{id}`. */
export type MethodOwner = `user/${string}` | `organization/${string}`

/** A person's own, however they act at the moment. */
export const ownerOfPerson = (userId: string): MethodOwner => `user/${userId}`

/** The user's current organization, otherwise the user (spec, resident section 6). */
export const ownerOf = ({ userId, organizationId }: UserActor): MethodOwner =>
  organizationId === null ? ownerOfPerson(userId) : `organization/${organizationId}`

/** `ownerOf` of a row that has the columns `user_id` and `organization_id`; null of a guest's. */
export const ownerOfRow = (row: SQL): SQL =>
  sql`coalesce('organization/' || ${row}.organization_id, 'user/' || ${row}.user_id)`
