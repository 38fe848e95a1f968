import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError, type FieldProblem } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { localInstant } from '../../platform/kernel/local-time.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { type ContentBody, type ContentKind, titleOf } from './content-kind.ts'
import { fieldsWithSilentPictures } from './pictures.ts'
import type { ContentStep } from './rules.ts'
import {
  type About,
  keepLive,
  lockItem,
  publishOpen,
  putOpen,
  raiseRevision,
  requireRevision,
  type Version,
} from './write-version.ts'

export interface ContentEdit {
  readonly content: ContentBody
  readonly note: string
  readonly step: ContentStep
  /** For `schedule`: city time, as `2026-11-27T08:00`. */
  readonly publishAt: string | null
}

/** A draft may lack everything but its title, by which the list names it. */
export const draftErrors = (kind: ContentKind, body: ContentBody): readonly ValidationError[] =>
  kind.only ? [] : required(kind.fields[0] ?? '', titleOf(kind, body))

/** The contract checks each body, and not whether it is of the kind in the address. */
export function requireKind({ fields, optional }: ContentKind, body: ContentBody): void {
  if (fields.every((field) => field in body || optional?.includes(field))) return
  throw new DomainError('invalid', 'Error.InvalidInput')
}

/** When it will be published; null for another step, or if that is not a time to come. */
function publicationAt({ city, clock }: Context, { step, publishAt }: ContentEdit): Date | null {
  if (step !== 'schedule' || !publishAt) return null
  const at = localInstant(publishAt, city.timeZone)
  return at !== null && at > clock.now() ? at : null
}

/** Problems of a body as it would be stored; a draft may lack texts. */
function problemsOf(kind: ContentKind, body: ContentBody, step: ContentStep): FieldProblem[] {
  const isDraft = step === 'draft'
  const errors = isDraft ? draftErrors(kind, body) : kind.errors(body)
  const pictures = isDraft ? [] : fieldsWithSilentPictures(body)
  return [
    ...errors.map(({ field, kind: error }) => ({ field, code: `Validation.${error}` as const })),
    ...pictures.map((field) => ({ field, code: 'Content.SilentPicture' as const })),
  ]
}

/** The version to write. @throws invalid with each wrong field, and for a body of another kind. */
async function versionOf(
  context: Context,
  kind: ContentKind,
  edit: ContentEdit,
  authorId: string,
): Promise<Version> {
  const { step } = edit
  requireKind(kind, edit.content)
  const body = await kind.clean(edit.content)
  const problems = problemsOf(kind, body, step)
  const scheduledAt = publicationAt(context, edit)
  if (step === 'schedule' && !scheduledAt)
    problems.push({ field: 'publishAt', code: 'Content.NotToCome' })
  if (problems.length > 0) throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
  const state = scheduledAt ? 'scheduled' : 'draft'
  return { state, body, note: edit.note.trim(), authorId, scheduledAt }
}

const saved = (builder: Builder, about: About, step: ContentStep, version: Version) =>
  [
    putOpen(builder, about, version),
    ...(step === 'publish' ? publishOpen(builder, about, version.body) : []),
    raiseRevision(builder, about, step === 'publish'),
  ] as const

const detailsOf = (kind: ContentKind, { content, step }: ContentEdit) => ({
  kind: kind.name,
  title: titleOf(kind, content),
  step,
})

/** Returns its id. @throws invalid with each wrong field, forbidden unless staff. */
export async function createContent(
  context: Context,
  kind: ContentKind,
  edit: ContentEdit,
): Promise<string> {
  const { userId } = requireStaff(context, 'createContent')
  if (kind.only) throw new DomainError('invalid', 'Error.InvalidInput')
  const version = await versionOf(context, kind, edit, userId)
  const now = context.clock.now()
  const id = newId<'content'>(now)
  const about = { kind, id, now }
  await context.database.write((builder) => [
    ...lockItem(builder, about, true),
    ...saved(builder, about, edit.step, version),
    audit(context, builder, {
      operation: 'createContent',
      entity: 'content',
      entityId: id,
      details: detailsOf(kind, edit),
    }),
  ])
  return id
}

/**
 * Keeps a draft, schedules it or publishes it. `seen` is the revision that its editor saw.
 * @throws invalid with each wrong field, not-found, stale if someone else changed it, forbidden.
 */
export async function saveContent(
  context: Context,
  kind: ContentKind,
  { id, seen, edit }: { readonly id: string; readonly seen: number; readonly edit: ContentEdit },
): Promise<void> {
  const { userId } = requireStaff(context, 'saveContent')
  const version = await versionOf(context, kind, edit, userId)
  const about = { kind, id, now: context.clock.now() }
  await context.database.write((builder) => [
    ...lockItem(builder, about),
    requireRevision(builder, id, seen),
    ...keepLive(builder, about),
    ...saved(builder, about, edit.step, version),
    audit(context, builder, {
      operation: 'saveContent',
      entity: 'content',
      entityId: id,
      details: detailsOf(kind, edit),
    }),
  ])
}
