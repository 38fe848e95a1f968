import { type SQL, sql } from 'drizzle-orm'
import { businessChecklists } from '../../people/profiles/business-checklists.sql.ts'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { answersSoFar, isComplete, type TypedAnswers, typedFrom } from './checklist-answers.ts'
import type { StepName } from './checklist-steps.ts'

/** Of the organization that they act for, or else their own. */
export const isOwnChecklist = ({
  userId,
  organizationId,
}: Pick<ContactActor, 'userId' | 'organizationId'>): SQL =>
  organizationId === null
    ? sql`(business_checklists.user_id = ${userId})`
    : sql`(business_checklists.organization_id = ${organizationId})`

/**
 * Keeps a checklist for the organization that they act for, or for themselves. It replaces the one
 * before; steps that were ticked stay so.
 * @throws unauthenticated, forbidden; invalid while a question has no answer.
 */
export async function saveBusinessChecklist(context: Context, typed: TypedAnswers): Promise<void> {
  const actor = requireContact(context)
  const answers = answersSoFar(typed)
  if (!answers || !isComplete(answers)) throw new DomainError('invalid', 'Checklist.Unanswered')
  const { userId, organizationId } = actor
  const now = context.clock.now()
  const id = newId<'checklist'>(now)
  const stored = JSON.stringify(typedFrom(answers))
  const at = sql`${now.toISOString()}::timestamptz`
  const owner = organizationId === null ? sql`user_id` : sql`organization_id`
  await context.database.write((builder) => [
    builder.execute(sql`
      insert into ${businessChecklists} (id, ${owner}, answers, created_at, updated_at)
      values (${id}, ${organizationId ?? userId}, ${stored}::jsonb, ${at}, ${at})
      on conflict (${owner}) do update set answers = excluded.answers, updated_at = ${at}`),
    audit(context, builder, {
      operation: 'saveBusinessChecklist',
      entity: organizationId === null ? 'user' : 'organization',
      entityId: organizationId ?? userId,
      details: { want: answers.want },
    }),
  ])
}

/**
 * Ticks a step that is done elsewhere, or takes the tick back. The same twice changes nothing.
 * @throws unauthenticated, forbidden; not-found without a saved checklist.
 */
export async function markChecklistStep(
  context: Context,
  { step, isDone }: { readonly step: StepName; readonly isDone: boolean },
): Promise<void> {
  const actor = requireContact(context)
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const own = sql`${businessChecklists} where ${isOwnChecklist(actor)}`
  const ticked = sql`array_remove(done, ${step}::text)`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${own} for update`),
    requireThat(builder, sql`exists (select from ${own})`, 'not-found', 'Checklist.NotSaved'),
    builder.execute(sql`
      update ${businessChecklists}
      set done = ${isDone ? sql`array_append(${ticked}, ${step}::text)` : ticked}, updated_at = ${at}
      where ${isOwnChecklist(actor)}`),
    audit(context, builder, {
      operation: 'markChecklistStep',
      entity: actor.organizationId === null ? 'user' : 'organization',
      entityId: actor.organizationId ?? actor.userId,
      details: { step, isDone },
    }),
  ])
}
