import pg from 'pg'
import { applicationRole } from '@portal/core/database-rules'

const LOGIN = 'city'

/**
 * The address by which the workers enter a cluster of ours: as a role that owns nothing, so that
 * the database itself keeps them from changing its audit log.
 */
export async function applicationUrl(ownerUrl: string): Promise<string> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query(`
      do $$
      begin
        if not exists (select from pg_roles where rolname = '${applicationRole}') then
          create role ${applicationRole} nologin;
        end if;
        if not exists (select from pg_roles where rolname = '${LOGIN}') then
          create role ${LOGIN} login password '${LOGIN}' in role ${applicationRole};
        end if;
      end
      $$`)
  } finally {
    await client.end()
  }
  const url = new URL(ownerUrl)
  url.username = LOGIN
  url.password = LOGIN
  return url.href
}
