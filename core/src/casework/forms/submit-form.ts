import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { getDraft, type Owner } from '../drafts/index.ts'
import { type CheckAnswers, requireRight } from './form-checks.ts'
import {
  answersTo,
  feeTotalCents,
  type FormAnswers,
  formErrors,
  keptAnswers,
} from './form-rules.ts'
import { formSender } from './form-sender.ts'
import { formSubmissions } from './forms.sql.ts'
import { getForm } from './get-form.ts'

export interface FilledForm {
  readonly processId: string
  readonly answers: FormAnswers
  /** Of the form, and of the draft with its files. */
  readonly owner: Owner
}

export interface Submission {
  readonly portalSubmissionId: string
  readonly feeTotalCents: number
}

/**
 * As a forms service does; `submitToPortal` makes it a request.
 * `check` asks the city's records.
 * @throws invalid with each wrong field, not-found for an unknown form, unauthenticated where the
 * service needs an account.
 */
export async function submitForm(
  context: Context,
  { processId, answers, owner }: FilledForm,
  check?: CheckAnswers,
): Promise<Submission> {
  const { definition, service, version } = await getForm(context, processId)
  formSender(context, service.isGuestEnabled, null)
  // Together: one round trip.
  const [draft, checked] = await Promise.all([
    getDraft(context, { owner, serviceId: service.id }),
    check?.(context, keptAnswers(definition, answers)),
  ])
  const sent = new Set(draft?.files.map(({ id }) => id))
  const fields = definition.pages.flatMap((page) => page.fields)
  // Ignores files that do not belong to the draft.
  const files = fields
    .filter(({ kind }) => kind === 'files')
    .map(({ name }) => [name, answersTo(name, answers).filter((id) => sent.has(id))] as const)
  const own = { ...answers, ...Object.fromEntries(files) }
  requireRight(formErrors(definition, own), checked?.problems ?? [])
  const now = context.clock.now()
  const portalSubmissionId = newId<'submission'>(now)
  const feeTotal = feeTotalCents(definition, own)
  await context.database.write((builder) => [
    builder.insert(formSubmissions).values({
      id: portalSubmissionId,
      processId,
      version,
      owner,
      answers: keptAnswers(definition, own),
      facts: checked?.facts ?? {},
      feeTotalCents: feeTotal,
      createdAt: now,
    }),
    audit(context, builder, {
      operation: 'submitForm',
      entity: 'form-submission',
      entityId: portalSubmissionId,
      details: { processId, version },
    }),
  ])
  return { portalSubmissionId, feeTotalCents: feeTotal }
}
