import {
  done,
  givenFile,
  type HandlerContext,
  type Handlers,
  ok,
  serviceIcons,
} from '@portal/bff-pipeline'
import {
  createService,
  deleteService,
  getCatalogueService,
  listCatalogue,
  previewContent,
  setPopularIcon,
  updateService,
} from '@portal/core/service-editing'
import type { serviceEditing } from '@portal/openapi/admin/casework/service-editing'

async function flagsOf({ state }: HandlerContext) {
  const { flags } = await state.copy()
  return { hasPopularServices: flags.EnablePopularServices }
}

export const serviceEditingHandlers = {
  listCatalogue: (_input, context) => ok(listCatalogue(context)),
  getCatalogueService: ({ params }, context) => ok(getCatalogueService(context, params.id)),
  createService: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createService(context, body, await flagsOf(context)) },
  }),
  updateService: async ({ params, body }, context) => {
    await updateService(context, params.id, body, await flagsOf(context))
    return ok({ success: true })
  },
  deleteService: ({ params }, context) => done(deleteService(context, params.id)),
  setPopularIcon: async ({ params, body }, context) => {
    const urlResponse = await setPopularIcon(context, serviceIcons(context.state.env.DOCUMENTS), {
      id: params.id,
      ...(await givenFile(body.image)),
    })
    return ok({ urlResponse })
  },
  previewContent: async ({ body }, context) =>
    ok({ content: await previewContent(context, body.content) }),
} satisfies Handlers<typeof serviceEditing>
