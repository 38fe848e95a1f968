import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (name: 'addPermitDocument' | 'addPlanComment', sample: Sample) => Promise<string>
  /** The one value of a query. */
  readonly value: (text: string) => Promise<string>
}

const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'
const bytes = { 'content-type': 'application/octet-stream' }

/** A request that takes effect, for documents of permits and comments on them. */
export function planSamplesOf({ made, value }: Given) {
  // Of a request, and not decided.
  const permit = () =>
    value(`select id from permits where request_id is not null and state = 'review' limit 1`)
  const document = (id: string): Sample => ({
    path: `/permits/${id}/documents?name=plan.pdf&title=Plan&kind=drawing`,
    body: pdf,
    headers: bytes,
  })
  const aDocument = async () => {
    const id = await permit()
    return { id, documentId: await made('addPermitDocument', document(id)) }
  }
  const comment = (id: string, documentId: string): Sample => ({
    path: `/permits/${id}/comments`,
    body: {
      documentId,
      versionNumber: 1,
      discipline: 'building',
      sheet: 'A1',
      text: 'Show the setback.',
      isRequired: true,
    },
  })
  return {
    addPermitDocument: async (): Promise<Sample> => document(await permit()),
    addPlanVersion: async (): Promise<Sample> => {
      const { id, documentId } = await aDocument()
      const path = `/permits/${id}/documents/${documentId}/versions?name=plan.pdf&replaces=1`
      return { path, body: pdf, headers: bytes }
    },
    setDocumentPublic: async (): Promise<Sample> => {
      const { id, documentId } = await aDocument()
      return { path: `/permits/${id}/documents/${documentId}/public`, body: { isPublic: true } }
    },
    addPlanComment: async (): Promise<Sample> => {
      const { id, documentId } = await aDocument()
      return comment(id, documentId)
    },
    settlePlanComment: async (): Promise<Sample> => {
      const { id, documentId } = await aDocument()
      const commentId = await made('addPlanComment', comment(id, documentId))
      return {
        path: `/permits/${id}/comments/${commentId}/state`,
        body: { seen: 'open', to: 'accepted' },
      }
    },
  }
}
