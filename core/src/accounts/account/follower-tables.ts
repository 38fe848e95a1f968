import { boardFollowers } from '../../casework/board-followers/board-followers.sql.ts'
import { permitFollowers } from '../../casework/requests/permit-followers.sql.ts'
import { pickupReminders } from '../../land/pickup/reminders.sql.ts'

/** Every table with `followerColumns` (people/followers), and its column of what is followed. */
export const followerTables = [
  { table: permitFollowers, subject: 'permit_id' },
  { table: pickupReminders, subject: 'parcel_id' },
  { table: boardFollowers, subject: 'board_id' },
] as const
