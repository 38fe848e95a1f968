import { type SQL, sql } from 'drizzle-orm'
import type { UserActor } from '../../platform/kernel/actor.ts'

/** `user/{id}` or `organization/{id}`. */
export type MethodOwner = `user/${string}` | `organization/${string}`

/** Even while they act for an organization. */
export const ownerOfPerson = (userId: string): MethodOwner => `user/${userId}`

/** The user's current organization, otherwise the user (spec, resident section 6). */
export const ownerOf = ({ userId, organizationId }: UserActor): MethodOwner =>
  organizationId === null ? ownerOfPerson(userId) : `organization/${organizationId}`

/** `ownerOf` a row with `user_id` and `organization_id`; null for a guest's. */
export const ownerOfRow = (row: SQL): SQL =>
  sql`coalesce('organization/' || ${row}.organization_id, 'user/' || ${row}.user_id)`
