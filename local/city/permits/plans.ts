import type { DocumentKind } from '@portal/core/plan-review/rules'
import type {
  permitCommentAnswers,
  permitComments,
  permitDocuments,
  permitDocumentVersions,
  permitResubmissions,
  requestFiles,
} from '@portal/core/schema'
import { demoDay, demoId } from '../demo.ts'
import { pdfOf } from '../documents/pdf.ts'
import { demoStaffIds } from '../people/staff.ts'
import { demoRequests } from '../requests/index.ts'
import { type DemoComment, demoComments, planNames, whatChanged } from './plan-words.ts'
import { demoPermits, type DemoPermit } from './index.ts'

type Comment = typeof permitComments.$inferSelect

interface DemoPlans {
  readonly files: readonly (typeof requestFiles.$inferSelect)[]
  readonly documents: readonly (typeof permitDocuments.$inferSelect)[]
  readonly versions: readonly (typeof permitDocumentVersions.$inferSelect)[]
  readonly comments: readonly Comment[]
  readonly answers: readonly (typeof permitCommentAnswers.$inferSelect)[]
  readonly resubmissions: readonly (typeof permitResubmissions.$inferSelect)[]
}

const dayMs = 86_400_000

/** States of applications that were corrected once, so that their drawings have two versions. */
const corrected = new Set(['corrections', 'resubmitted', 'review', 'approved', 'feeDue', 'issued'])

interface Applicant {
  readonly userId: string | null
  readonly language: 'en' | 'es'
}

/** Documents of applications with comments and answers, as far as their review has come. */
export function demoPlans(today: Date): readonly DemoPlans[] {
  const applicants = new Map<string, Applicant>(
    demoRequests(today).map(({ row: { id, language, userId } }) => [id, { language, userId }]),
  )
  return demoPermits(today).flatMap((permit) => {
    const { requestId } = permit.row
    const applicant = requestId === null ? undefined : applicants.get(requestId)
    return requestId === null || !applicant ? [] : [plansOf(permit, requestId, applicant)]
  })
}

function plansOf(permit: DemoPermit, requestId: string, applicant: Applicant): DemoPlans {
  const { row, history } = permit
  const { language, userId } = applicant
  const isCorrected = corrected.has(row.state)
  const name = `${row.year}/${row.number}`
  const sentAt = (round: number): Date => {
    const last = history.at(-1)?.at ?? row.createdAt
    if (round === 1) return row.createdAt
    return new Date(Math.min(row.createdAt.getTime() + 3 * dayMs, last.getTime()))
  }
  const kinds: readonly DocumentKind[] =
    row.kind === 'fence'
      ? ['sitePlan']
      : row.kind === 'remodel'
        ? ['drawing', 'contract']
        : ['drawing', 'sitePlan']
  const documents = kinds.map((kind) => ({
    id: demoId('permit document', `${name}/${kind}`),
    permitId: row.id,
    kind,
    name: planNames[kind][language],
    isPublic: null,
    createdAt: row.createdAt,
  }))
  const sent = documents.flatMap((document, i) =>
    (i === 0 && isCorrected ? [1, 2] : [1]).map((number) => {
      const at = sentAt(number)
      const fileId = demoId('plan file', `${document.id}/${number}`)
      const size = planBytes(document.name, number).byteLength
      return {
        file: {
          id: fileId,
          requestId,
          draftId: null,
          answersId: null,
          eventId: null,
          thumbnailType: null,
          keeper: null,
          name: `${document.name} ${number}.pdf`,
          contentType: 'application/pdf',
          size,
          objectKey: fileId,
          by: 'resident' as const,
          isPublic: true,
          createdAt: at,
        },
        version: {
          id: demoId('plan version', `${document.id}/${number}`),
          documentId: document.id,
          number,
          replaces: number - 1,
          round: number,
          fileId,
          by: 'resident' as const,
          actorId: userId,
          sentAt: at,
          createdAt: at,
        },
      }
    }),
  )
  const [main] = documents
  const said = isCorrected && main ? demoComments(row.state, language) : []
  const staff = demoStaffIds()
  const comments = said.map((one, i): Comment => ({
    id: demoId('plan comment', `${name}/${i}`),
    permitId: row.id,
    documentId: main?.id ?? '',
    versionNumber: one.version,
    round: one.version,
    discipline: row.kind === 'fence' ? 'zoning' : one.discipline,
    sheet: one.sheet,
    text: one.text,
    isRequired: one.isRequired,
    state: one.state,
    authorId: staff[i % staff.length] ?? null,
    createdAt: new Date(sentAt(one.version).getTime() + (i + 1) * 60_000),
  }))
  const answers = said.flatMap((one: DemoComment, i) =>
    one.answer === null
      ? []
      : [
          {
            id: demoId('plan answer', `${name}/${i}`),
            commentId: demoId('plan comment', `${name}/${i}`),
            round: 2,
            text: one.answer,
            actorId: userId,
            sentAt: sentAt(2),
            updatedAt: sentAt(2),
            reply: one.reply,
            repliedAt: one.reply === '' ? null : sentAt(2),
          },
        ],
  )
  return {
    files: sent.map(({ file }) => file),
    documents,
    versions: sent.map(({ version }) => version),
    comments,
    answers,
    resubmissions: isCorrected
      ? [
          {
            id: demoId('resubmission', name),
            permitId: row.id,
            round: 2,
            whatChanged: whatChanged[language],
            hasNewVersions: true,
            actorId: userId,
            sentAt: sentAt(2),
          },
        ]
      : [],
  }
}

const planBytes = (title: string, number: number) =>
  pdfOf(title, [`Version ${number}`, '', 'Sample of the demo city.'])

/** Bytes by their key; only their dates depend on today. */
export const demoPlanBytes = (): readonly (readonly [key: string, bytes: Uint8Array])[] =>
  demoPlans(demoDay(0)).flatMap(({ files, documents, versions }) =>
    files.map((file, i) => {
      const version = versions[i]
      const document = documents.find(({ id }) => id === version?.documentId)
      return [file.objectKey, planBytes(document?.name ?? '', version?.number ?? 1)] as const
    }),
  )
