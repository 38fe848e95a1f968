import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { formDefinitions } from './casework/forms/forms.sql.ts'
import { homePages } from './casework/home-page/home-page.sql.ts'
import { services } from './casework/services/services.sql.ts'
import {
  billingMaintenancePeriods,
  billingMaintenanceWindows,
  systemAlerts,
} from './content/alerts/alerts.sql.ts'
import {
  boardMembers,
  boardOffices,
  boards,
  boardSeats,
  boardTerms,
} from './content/boards/boards.sql.ts'
import { boardAttendance, boardFiles, boardMeetings } from './content/boards/meetings.sql.ts'
import { feedItems, feeds } from './content/feeds/feeds.sql.ts'
import { articles } from './content/knowledge/knowledge.sql.ts'
import { materials } from './content/materials/materials.sql.ts'
import { newsPosts } from './content/news/news.sql.ts'
import { openDataSets } from './office/open-data/open-data.sql.ts'

interface PublicTable {
  readonly table: PgTable
  /** Columns that no page shows, by their names in the database. */
  readonly unseen?: readonly string[]
}

/**
 * What pages for anyone show: a change to one of these moves the number by which the workers keep
 * finished pages (`bff-pipeline/src/page/kept-pages.ts`). Settings, flags and texts are not among them:
 * a worker's copy of those has its own age, and a kept page is of one copy.
 */
const publicTables: readonly PublicTable[] = [
  { table: services },
  { table: homePages },
  { table: formDefinitions },
  { table: systemAlerts },
  { table: billingMaintenancePeriods },
  { table: billingMaintenanceWindows },
  { table: boards },
  { table: boardMembers },
  { table: boardOffices },
  { table: boardSeats },
  { table: boardTerms },
  { table: boardMeetings },
  { table: boardFiles },
  { table: boardAttendance },
  { table: feeds },
  { table: feedItems, unseen: ['fetched_at', 'image_failures'] },
  { table: articles, unseen: ['view_count'] },
  { table: materials },
  { table: newsPosts },
  { table: openDataSets, unseen: ['started_at'] },
]

export const publicTableNames: readonly string[] = publicTables.map(
  ({ table }) => getTableConfig(table).name,
)

/** Once for each statement that changed what is seen, in its transaction. */
const movePublicVersion = `
  create or replace function portal_move_public_version() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if not exists (
        select to_jsonb(c) - tg_argv[0]::text[] from changed c
        except select to_jsonb(b) - tg_argv[0]::text[] from before b) then return null; end if;
    elsif not exists (select from changed) then return null;
    end if;
    insert into public_versions (is_only, version) values (true, 2)
    on conflict (is_only) do update set version = public_versions.version + 1;
    return null;
  end $$`

function triggersOn({ table, unseen = [] }: PublicTable): readonly string[] {
  const { name } = getTableConfig(table)
  const on = (event: string, referencing: string) => `
    create or replace trigger move_public_version_${event} after ${event} on "${name}"
    referencing ${referencing} for each statement
    execute function portal_move_public_version('{${unseen.join(',')}}')`
  return [
    on('insert', 'new table as changed'),
    on('update', 'old table as before new table as changed'),
    on('delete', 'old table as changed'),
  ]
}

/** Statements that follow every migration, as the owner. */
export const publicTableRules = (): readonly string[] => [
  movePublicVersion,
  ...publicTables.flatMap(triggersOn),
]
