import { type SQL, sql } from 'drizzle-orm'

/** Whether the database refuses changes of the log by the role that asks. */
export const isAppendOnly: SQL = sql`not (
  has_table_privilege('audit_log', 'update') or has_table_privilege('audit_log', 'delete')
  or has_table_privilege('audit_log', 'truncate') or has_table_privilege('audit_changes', 'update')
  or has_table_privilege('audit_changes', 'delete') or has_table_privilege('audit_changes', 'truncate'))`
