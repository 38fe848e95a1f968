import { sql } from 'drizzle-orm'
import { broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { notificationPreferences } from '../../people/profiles/residents.sql.ts'
import { browserOf } from '../../people/push/browser-of.fixture.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import type { Database } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'

/** The many who get a message: their browsers, and an end of all of it before the next test. */
export const manyIn = (database: Database) => ({
  addBrowser: (userId: string, endpoint: string) =>
    database.write((builder) => [
      builder.insert(pushSubscriptions).values(browserOf({ userId, endpoint })),
    ]),
  /** But for people with addresses elsewhere than at many.example. */
  clear: () =>
    database.write((builder) => [
      builder.delete(outbox),
      builder.delete(broadcasts),
      builder.delete(pushSubscriptions),
      builder.delete(notificationPreferences),
      builder.execute(sql`delete from ${users} where email like '%@many.example'`),
    ]),
})
