import { getTableColumns, type Column } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { AuditedTable } from './audited-table.ts'
import { auditedTables } from './audited-tables.ts'
import { eventRules } from './event-rules.ts'
import { publicTableRules } from './public-tables.ts'

/** As in the database. */
function nameOf({ table }: AuditedTable, key: string): string {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table)
  const column = columns[key]
  if (!column) throw new Error(`${getTableConfig(table).name} has no column ${key}`)
  return column.keyAsName ? toSnakeCase(key) : column.name
}

/** What `portal_note_change` gets for a table: columns by their names in the database. */
export function ruleOf(audited: AuditedTable) {
  const { entity, id, owner, part, only = {}, shown, personal = [] } = audited
  const byName = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [nameOf(audited, key), key]))
  return {
    entity,
    id: nameOf(audited, id),
    ...(owner && { owner: nameOf(audited, owner) }),
    ...(part && { part: nameOf(audited, part) }),
    only: Object.fromEntries(
      Object.entries(only).map(([key, values]) => [nameOf(audited, key), values]),
    ),
    shown: byName(shown),
    personal: byName(personal),
  }
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Fires only in a transaction of a logged-in person: imports, seeds and jobs cost nothing. */
function triggerOn(audited: AuditedTable): string {
  const { table, on = ['insert', 'update', 'delete'] } = audited
  return `
    create or replace trigger note_change after ${on.join(' or ')}
    on "${getTableConfig(table).name}" for each row
    when (current_setting('portal.actor', true) <> '')
    execute function portal_note_change(${literal(JSON.stringify(ruleOf(audited)))})`
}

/**
 * Only a table's owner may bring its statistics up to date: for anybody else Postgres skips `analyze`
 * with a warning that no one reads, and a search of many documents then takes the wrong indexes.
 */
const analyzeSearch = `
  create or replace function portal_analyze_search() returns void
  language plpgsql security definer set search_path = public, pg_temp as
  'begin analyze search_documents, search_words; end'`

/** Cities give the workers a login with this role (docs/deploy.md). */
export const applicationRole = 'portal_app'

// A database of one's own may not allow new roles: the audit screen then says that its log is open
// to changes.
const rights = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = '${applicationRole}') then
      begin
        create role ${applicationRole} nologin;
      exception
        when insufficient_privilege then return;
        when duplicate_object or unique_violation then null;
      end;
    end if;
    grant usage on schema public to ${applicationRole};
    grant select, insert, update, delete on all tables in schema public to ${applicationRole};
    grant usage, select, update on all sequences in schema public to ${applicationRole};
    revoke update, delete, truncate on audit_log, audit_changes from ${applicationRole};
    revoke insert on audit_changes from ${applicationRole};
    revoke execute on function portal_forget_in_audit, portal_sweep_audit, portal_analyze_search from public;
    grant execute on function portal_forget_in_audit, portal_sweep_audit, portal_analyze_search
      to ${applicationRole};
  end
  $$`

/**
 * Statements that follow every migration, as the owner: which changes the database notes, what it
 * queues for partners, and what the application's role may do.
 */
export const databaseRules = (): readonly string[] => [
  ...auditedTables.map(triggerOn),
  ...publicTableRules(),
  ...eventRules(),
  analyzeSearch,
  rights,
]
