import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { followerColumns, followerConstraints } from '../../people/followers/followers.sql.ts'

/** Who gets an email at every step of a permit: people with an account, and guests. */
export const permitFollowers = pgTable(
  'permit_followers',
  {
    ...followerColumns(),
    /** No reference: permits are a wing above this one, and are never deleted. */
    permitId: uuid().notNull(),
  },
  (table) => followerConstraints('permit_followers', { ...table, subject: table.permitId }),
)
