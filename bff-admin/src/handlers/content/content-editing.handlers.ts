import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { ContentComparison, ContentView } from '@portal/core/content-editing'
import type { ContentKindName } from '@portal/core/content-editing/rules'
import type { AnyBody } from '@portal/core/content-kinds'
import { signedPath } from '@portal/core/kernel'
import type { contentEditing } from '@portal/openapi/admin/content/content-editing'
import { versionIn } from '../casework/seen.ts'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/content-editing')
const kindNamed = async (name: ContentKindName) =>
  (await import('@portal/core/content-kinds')).contentKinds[name]

interface Looked {
  readonly params: { readonly id: string }
  readonly headers: { readonly 'if-match': string }
}

const seenIn = ({ params, headers }: Looked) => ({
  id: params.id,
  seen: versionIn(headers),
})

export const contentEditingHandlers = {
  listContent: async ({ params, query }, context) => {
    const { listContent } = await load()
    return ok(await listContent(context, await kindNamed(params.kind), query))
  },
  getContent: async ({ params }, context) => {
    const { getContent } = await load()
    const item = await getContent(context, await kindNamed(params.kind), params.id)
    // Bodies are stored as the contract took them.
    return ok(item as unknown as ContentView<AnyBody>)
  },
  compareContent: async ({ params, query }, context) => {
    const { compareContent } = await load()
    const asked = { ...params, with: query.with }
    const compared = await compareContent(context, await kindNamed(params.kind), asked)
    // As above.
    return ok(compared as unknown as ContentComparison<AnyBody>)
  },
  createContent: async ({ params, body }, context) => {
    const { createContent } = await load()
    const id = await createContent(context, await kindNamed(params.kind), body)
    return { status: 201, body: { id } }
  },
  saveContent: async (input, context) => {
    const { saveContent } = await load()
    const kind = await kindNamed(input.params.kind)
    return done(saveContent(context, kind, { ...seenIn(input), edit: input.body }))
  },
  showContentDraft: async ({ params, body }, context) => {
    const { showContentDraft } = await load()
    const { authSecret, env } = context.state
    const path = await showContentDraft(context, await kindNamed(params.kind), body)
    return { status: 201, body: { url: `${env.PORTAL_URL ?? ''}${signedPath(authSecret, path)}` } }
  },
  restoreContent: async (input, context) => {
    const { restoreContent } = await load()
    const { kind, number } = input.params
    return done(restoreContent(context, await kindNamed(kind), { ...seenIn(input), number }))
  },
  discardContentDraft: async (input, context) => {
    const { discardContentDraft } = await load()
    return done(discardContentDraft(context, await kindNamed(input.params.kind), seenIn(input)))
  },
  withdrawContent: async (input, context) => {
    const { withdrawContent } = await load()
    const withdrawn = { ...seenIn(input), into: input.query.into ?? null }
    return done(withdrawContent(context, await kindNamed(input.params.kind), withdrawn))
  },
  setContentCare: async (input, context) => {
    const { setContentCare } = await load()
    const care = { ...seenIn(input), ...input.body }
    return done(setContentCare(context, await kindNamed(input.params.kind), care))
  },
} satisfies Handlers<typeof contentEditing>
