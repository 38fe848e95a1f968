import { type SQL, sql } from 'drizzle-orm'
import { boardFiles } from './meetings.sql.ts'

/** SQL on rows `h` of meetings: a `NoticedMeeting` as it is now. */
export const noticedNow: SQL = sql`jsonb_build_object('day', h.day::text, 'startsAt', h.starts_at,
  'location', h.location, 'isCancelled', h.cancelled_at is not null,
  'papers', (select coalesce(jsonb_agg(f.kind || ' ' || f.url order by f.id), '[]')
    from ${boardFiles} f where f.meeting_id = h.id))`
