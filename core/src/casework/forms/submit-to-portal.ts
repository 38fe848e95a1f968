import { eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { endDraft, type Owner } from '../drafts/index.ts'
import { noteSubmission } from '../messages/index.ts'
import { newRequestNumber, routeRequest } from '../requests/index.ts'
import { requestFiles, requests } from '../requests/requests.sql.ts'
import { recordTypeOf, recordTypes, type RecordType, type Status } from '../requests/rules.ts'
import type { services } from '../services/services.sql.ts'
import { describeAnswers, subjectOf } from './describe-answers.ts'
import type { FormDefinition } from './form-definition.ts'
import { answersTo, firstAnswer, type FormAnswers } from './form-rules.ts'
import { formSender } from './form-sender.ts'
import { submissionNotFound } from './form.errors.ts'
import { formDefinitions, formSubmissions } from './forms.sql.ts'
import { serviceOfProcess } from './get-form.ts'
import { type ChoiceLists, choiceLists, withListedChoices } from './listed-choices.ts'

export interface SubmissionKey {
  readonly portalSubmissionId: string
  readonly processId: string
  readonly owner: Owner | null
}

export interface FormRequest {
  readonly id: string
  readonly type: RecordType
  readonly caseNumber: string
  readonly status: string
  readonly paymentAmountCents: number | null
  readonly paymentCode: string | null
  /** Where a guest sees it; null if it was emailed, so that only the mailbox's owner has it. */
  readonly statusPath: string | null
}

/** A form that becomes a request. */
export interface SentForm {
  readonly requestId: string
  readonly answers: FormAnswers
  readonly facts: Readonly<Record<string, string>>
  /** Of the request now, each with the field that it was sent in. */
  readonly files: readonly { readonly id: string; readonly name: string; readonly field: string }[]
  readonly now: Date
}

/** What a room above the forms adds to the request, in its transaction. */
export interface FormWork {
  readonly recordType: RecordType
  readonly statements: (builder: Builder) => readonly BatchItem<'pg'>[]
  /** A JSON expression, read after them. */
  readonly outcome: SQL
}

interface Found {
  readonly request: FormRequest | null
  readonly definition: FormDefinition
  readonly answers: FormAnswers
  readonly facts: Readonly<Record<string, string>>
  readonly feeTotalCents: number
  readonly service: Pick<
    typeof services.$inferSelect,
    'id' | 'item' | 'itemEs' | 'crmObject' | 'paymentCode' | 'isGuestEnabled'
  >
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

async function find(context: Context, key: SubmissionKey): Promise<Found> {
  const rows = await context.database.rows<{ found: Found; lists: ChoiceLists | null }>(sql`
    select json_build_object(
      'request', (select json_build_object('id', r.id, 'type', r.record_type, 'caseNumber', r.number,
        'status', r.status, 'paymentAmountCents', r.payment_amount_cents, 'paymentCode', r.payment_code,
        'statusPath', null)
        from ${requests} r where r.id = f.request_id),
      'definition', d.definition, 'answers', f.answers, 'facts', f.facts, 'feeTotalCents', f.fee_total_cents,
      'service', json_build_object('id', s.id, 'item', s.item, 'itemEs', s.item_es,
        'crmObject', s.crm_object, 'paymentCode', s.payment_code, 'isGuestEnabled', s.is_guest_enabled),
      'files', (select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name)), '[]')
        from ${requestFiles} file
        where file.draft_id in (select id from drafts where owner = f.owner and service_id = s.id))
    ) as found, ${choiceLists(context, sql`d.definition`)} as lists
    from ${formSubmissions} f
    join ${formDefinitions} d on d.process_id = f.process_id and d.version = f.version
    cross join ${serviceOfProcess(sql`f.process_id`)}
    where f.id = ${key.portalSubmissionId} and f.process_id = ${key.processId} and f.owner = ${key.owner}`)
  const [row] = rows
  if (!row) throw submissionNotFound()
  const { found, lists } = row
  return { ...found, definition: withListedChoices(found.definition, lists) }
}

function surroundingsOf({ texts }: Context, { files }: Found) {
  const both = (key: 'Util.Yes' | 'Util.No' | 'Form.Fees') => {
    const inLanguage = (language: Language) => say({ language, ...(texts && { texts }) }, key)
    return { en: inLanguage('en'), es: inLanguage('es') }
  }
  return {
    words: { yes: both('Util.Yes'), no: both('Util.No'), fees: both('Form.Fees') },
    fileNames: new Map(files.map(({ id, name }) => [id, name])),
  }
}

/** The draft's files that the answers name. */
function filesIn({ answers, definition, files }: Found): SentForm['files'] {
  const fields = definition.pages.flatMap((page) => page.fields)
  return fields
    .filter(({ kind }) => kind === 'files')
    .flatMap(({ name: field }) => {
      const ids = answersTo(field, answers)
      return files.filter(({ id }) => ids.includes(id)).map((file) => ({ ...file, field }))
    })
}

/**
 * Idempotent. With a fee, the request waits for its payment (spec, resident section 4, "Form
 * submission"). `signed` signs the path of a guest's link; `workOf` adds what its process does.
 * @throws not-found for a form that the caller has not sent, conflict for two concurrent calls.
 */
export async function submitToPortal(
  context: Context,
  key: SubmissionKey,
  signed: (path: string) => string,
  workOf?: (sent: SentForm) => FormWork,
): Promise<FormRequest & { readonly outcome: unknown }> {
  const found = await find(context, key)
  if (found.request) return { ...found.request, outcome: null }
  const { answers, definition, feeTotalCents, service } = found
  const sender = formSender(
    context,
    service.isGuestEnabled,
    firstAnswer(definition, answers, 'email'),
  )
  const now = context.clock.now()
  const id = newId<'request'>(now)
  const files = filesIn(found)
  const work = workOf?.({ requestId: id, answers, facts: found.facts, files, now })
  const type = work?.recordType ?? recordTypeOf(service.crmObject)
  const surroundings = surroundingsOf(context, found)
  const subject = subjectOf(definition, answers, surroundings)
  const status: Status = feeTotalCents > 0 ? 'Pending Payment' : 'Submitted'
  const payment =
    feeTotalCents > 0
      ? {
          paymentAmountCents: feeTotalCents,
          paymentCode: service.paymentCode ?? recordTypes[type].paymentCode,
        }
      : { paymentAmountCents: null, paymentCode: null }
  const noted = noteSubmission(context, {
    requestId: id,
    status,
    guestEmail: sender.guestEmail,
    signed,
  })
  const submission = sql`${formSubmissions.id} = ${key.portalSubmissionId}`
  const { added, unmailedPath } = await context.database.write((builder) => ({
    held: builder.execute(sql`select from ${formSubmissions} where ${submission} for update`),
    unsent: requireThat(
      builder,
      sql`exists (select from ${formSubmissions} where ${submission} and request_id is null)`,
      'conflict',
      'Form.AlreadySent',
    ),
    added: builder
      .insert(requests)
      .values({
        id,
        number: newRequestNumber,
        recordType: type,
        serviceId: service.id,
        title: service.item,
        titleEs: service.itemEs,
        status,
        ...sender,
        details: subject ? { subject } : {},
        sections: describeAnswers(definition, answers, surroundings),
        address: firstAnswer(definition, answers, 'address') ?? '',
        ...payment,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ number: requests.number }),
    routed: routeRequest(context, builder, id),
    submission: builder
      .update(formSubmissions)
      .set({ requestId: id })
      .where(eq(formSubmissions.id, key.portalSubmissionId)),
    draft: endDraft(
      builder,
      { owner: key.owner, serviceId: service.id },
      { id, fileIds: files.map((file) => file.id) },
    ),
    work: work ? [...work.statements(builder)] : [],
    ...noted.statements(builder),
    audit: audit(context, builder, {
      operation: 'submitToPortal',
      entity: 'request',
      entityId: id,
      details: { portalSubmissionId: key.portalSubmissionId, processId: key.processId },
    }),
    unmailedPath: builder.execute<Pick<FormRequest, 'statusPath'> & { outcome: unknown }>(
      sql`select ${noted.statusPath} as "statusPath", ${work?.outcome ?? sql`null`} as outcome`,
    ),
  }))
  const caseNumber = added[0]?.number
  if (!caseNumber) throw new Error('An insert that returned no row')
  return {
    id,
    type,
    caseNumber,
    status,
    statusPath: unmailedPath.rows[0]?.statusPath ?? null,
    ...payment,
    outcome: unmailedPath.rows[0]?.outcome ?? null,
  }
}
