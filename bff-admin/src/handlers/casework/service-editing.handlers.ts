import { givenFile, type HandlerContext, type Handlers, serviceIcons } from '@portal/bff-pipeline'
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

/** The catalogue of services, edited. */
export const serviceEditingHandlers: Handlers<typeof serviceEditing> = {
  listCatalogue: async (_input, context) => ({ status: 200, body: await listCatalogue(context) }),
  getCatalogueService: async ({ params }, context) => ({
    status: 200,
    body: await getCatalogueService(context, params.id),
  }),
  createService: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createService(context, body, await flagsOf(context)) },
  }),
  updateService: async ({ params, body }, context) => {
    await updateService(context, params.id, body, await flagsOf(context))
    return { status: 200, body: { success: true } }
  },
  deleteService: async ({ params }, context) => {
    await deleteService(context, params.id)
    return { status: 200, body: { success: true } }
  },
  setPopularIcon: async ({ params, body }, context) => {
    const urlResponse = await setPopularIcon(context, serviceIcons(context.state.env.DOCUMENTS), {
      id: params.id,
      ...(await givenFile(body.image)),
    })
    return { status: 200, body: { urlResponse } }
  },
  previewContent: async ({ body }, context) => ({
    status: 200,
    body: { content: await previewContent(context, body.content) },
  }),
}
