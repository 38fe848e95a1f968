import { type HandlerContext, type Handlers, ok, requestFiles } from '@portal/bff-pipeline'
import {
  addDraftFile,
  deleteDraft,
  type DraftKey,
  fileChoiceOf,
  getDraft,
  removeDraftFile,
  saveDraft,
  setThumbnail,
} from '@portal/core/drafts'
import { DomainError } from '@portal/core/kernel'
import type { drafts } from '@portal/openapi/resident/casework/drafts'
import { beginningOwner, knownOwner } from '../../device-owner.ts'
import { bytesOf } from './bytes-of.ts'

/** Null for a device without a secret. */
function keyOf(context: HandlerContext, serviceId: string): DraftKey | null {
  const owner = knownOwner(context)
  return owner && { owner, serviceId }
}

/** A device without a secret gets one with the reply. */
function newKeyOf(context: HandlerContext, serviceId: string) {
  const { owner, headers } = beginningOwner(context)
  return { key: { owner, serviceId }, headers }
}

export const draftHandlers = {
  getDraft: async ({ params }, context) => {
    const key = keyOf(context, params.serviceId)
    return ok({ draft: key && (await getDraft(context, key)) })
  },
  saveDraft: async ({ params, body }, context) => {
    const { key, headers } = newKeyOf(context, params.serviceId)
    const id = await saveDraft(context, key, body)
    return ok({ success: true, id }, headers)
  },
  deleteDraft: async ({ params }, context) => {
    const key = keyOf(context, params.serviceId)
    if (key) await deleteDraft(context, key)
    return ok({ success: true })
  },
  addDraftFile: async ({ params, query, body }, context) => {
    const { key, headers } = newKeyOf(context, params.serviceId)
    const file = await addDraftFile(context, requestFiles(context.state.env.DOCUMENTS), key, {
      name: query.name,
      bytes: await bytesOf(body.stream),
      choice: await fileChoiceOf(context, params.serviceId),
    })
    return { status: 201, body: file, headers }
  },
  setThumbnail: async ({ params, body }, context) => {
    const key = keyOf(context, params.serviceId)
    if (!key) throw new DomainError('not-found', 'Error.NotFound')
    const bytes = await bytesOf(body.stream)
    const store = requestFiles(context.state.env.DOCUMENTS)
    await setThumbnail(context, store, key, { id: params.fileId, bytes })
    return ok({ success: true })
  },
  removeDraftFile: async ({ params }, context) => {
    const key = keyOf(context, params.serviceId)
    if (key) await removeDraftFile(context, key, params.fileId)
    return ok({ success: true })
  },
} satisfies Handlers<typeof drafts>
