import { eq, sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { teamErrors, teamLimits, type TeamEdit } from './rules.ts'
import { teamMembers, teams } from './teams.sql.ts'

export type SeenTeam = SeenRow

const requireFreeName = (builder: Builder, name: string, id: string) =>
  [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${teams} in share row exclusive mode`),
    requireThat(
      builder,
      sql`not exists (select from ${teams} where lower(name) = lower(${name}) and id <> ${id})`,
      'conflict',
      'Teams.NameTaken',
    ),
  ] as const

const codes = { missing: 'Teams.NotFound', stale: 'Teams.ChangedMeanwhile' } as const

const requireSeen = (builder: Builder, seen: SeenTeam) =>
  requireSeenRow(builder, teams, seen, codes)

/** Replaces the members by these. */
const setMembers = (builder: Builder, teamId: string, memberIds: readonly string[]) =>
  [
    requireThat(
      builder,
      sql`not exists (select from ${uuids(memberIds)} wanted(id)
        where not exists (select from ${users} where users.id = wanted.id and ${worksOnCases}))`,
      'invalid',
      'Desk.NoSuchStaff',
    ),
    builder.execute(sql`delete from ${teamMembers}
      where team_id = ${teamId} and user_id not in ${uuids(memberIds)}`),
    builder.execute(sql`insert into ${teamMembers} (team_id, user_id)
      select distinct ${teamId}::uuid, wanted.id from ${uuids(memberIds)} wanted(id) on conflict do nothing`),
  ] as const

/** Returns its id. @throws invalid without a name or for a member who does not work on requests; conflict for a taken name or too many. */
export async function createTeam(
  context: Context,
  edit: TeamEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'createTeam')
  requireValid(teamErrors(edit))
  const now = context.clock.now()
  const id = newId<'team'>(now)
  const name = edit.name.trim()
  await context.database.write((builder) => [
    ...requireFreeName(builder, name, id),
    requireThat(
      builder,
      sql`(select count(*) from ${teams}) < ${teamLimits.teams}`,
      'conflict',
      'Teams.TooMany',
    ),
    builder.insert(teams).values({ id, name, createdAt: now, updatedAt: now }),
    ...setMembers(builder, id, edit.memberIds),
    audit(context, builder, {
      operation: 'createTeam',
      entity: 'team',
      entityId: id,
      details: { name, memberIds: edit.memberIds },
    }),
  ])
  return { id }
}

/** @throws not-found, stale, and as `createTeam`. */
export async function updateTeam(
  context: Context,
  { id, version, ...edit }: SeenTeam & TeamEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'updateTeam')
  requireValid(teamErrors(edit))
  const name = edit.name.trim()
  await context.database.write((builder) => [
    ...requireSeen(builder, { id, version }),
    ...requireFreeName(builder, name, id),
    builder
      .update(teams)
      .set({ name, version: version + 1, updatedAt: context.clock.now() })
      .where(eq(teams.id, id)),
    ...setMembers(builder, id, edit.memberIds),
    audit(context, builder, {
      operation: 'updateTeam',
      entity: 'team',
      entityId: id,
      details: { name, memberIds: edit.memberIds },
    }),
  ])
  return { version: version + 1 }
}

/** Its requests stay assigned as they are; its rules go. @throws not-found, stale. */
export async function deleteTeam(context: Context, seen: SeenTeam): Promise<void> {
  requireStaff(context, 'deleteTeam')
  await context.database.write((builder) => [
    ...requireSeen(builder, seen),
    audit(context, builder, {
      operation: 'deleteTeam',
      entity: 'team',
      entityId: seen.id,
      details: {},
    }),
    builder.delete(teams).where(eq(teams.id, seen.id)),
  ])
}
