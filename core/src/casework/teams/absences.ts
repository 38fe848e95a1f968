import { sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type Absence, absenceErrors } from './rules.ts'
import { absences } from './teams.sql.ts'

function requireOwnOrAdministrator(
  context: Context,
  operation: StaffOperation,
  userId: string,
): void {
  const actor = requireStaff(context, operation)
  if (actor.userId !== userId && !actor.isAdmin)
    throw new DomainError('forbidden', 'Teams.OwnAbsenceOnly')
}

/**
 * From the first to the last day, rules assign the person's requests to the substitute, or to no one.
 * Replaces an earlier absence.
 * @throws forbidden for that of others unless administrator; invalid for days in the wrong order, or
 * for people who do not work on requests.
 */
export async function setAbsence(
  context: Context,
  userId: string,
  absence: Absence,
): Promise<void> {
  requireOwnOrAdministrator(context, 'setAbsence', userId)
  requireValid(absenceErrors(absence))
  const { firstDay, lastDay, substituteId } = absence
  const updatedAt = context.clock.now()
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`${substituteId}::uuid is distinct from ${userId}::uuid
        and exists (select from ${users} where id = ${userId} and ${worksOnCases})
        and (${substituteId}::uuid is null or exists (
          select from ${users} where id = ${substituteId}::uuid and ${worksOnCases}))`,
      'invalid',
      'Desk.NoSuchStaff',
    ),
    builder
      .insert(absences)
      .values({ userId, firstDay, lastDay, substituteId, updatedAt })
      .onConflictDoUpdate({
        target: absences.userId,
        set: { firstDay, lastDay, substituteId, updatedAt },
      }),
    audit(context, builder, {
      operation: 'setAbsence',
      entity: 'user',
      entityId: userId,
      details: { firstDay, lastDay, substituteId },
    }),
  ])
}

/** @throws forbidden for that of others unless administrator. */
export async function endAbsence(context: Context, userId: string): Promise<void> {
  requireOwnOrAdministrator(context, 'endAbsence', userId)
  await context.database.write((builder) => [
    audit(context, builder, {
      operation: 'endAbsence',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
    builder.execute(sql`delete from ${absences} where user_id = ${userId}`),
  ])
}
