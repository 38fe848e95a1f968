import {
  contentPictures,
  done,
  givenFile,
  type HandlerContext,
  type Handlers,
  ok,
  serviceIcons,
} from '@portal/bff-pipeline'
import {
  addContentPicture,
  createService,
  deleteService,
  getCatalogueService,
  listCatalogue,
  previewContent,
  setPopularIcon,
  updateService,
} from '@portal/core/service-editing'
import { serviceEditOf, serviceVersion, type StoredService } from '@portal/core/services/rules'
import type { serviceEditing } from '@portal/openapi/admin/casework/service-editing'
import { seenVersion } from '../seen-version.ts'

async function flagsOf({ state }: HandlerContext) {
  const { flags } = await state.copy()
  return { hasPopularServices: flags.EnablePopularServices }
}

export const serviceEditingHandlers = {
  listCatalogue: (_input, context) => ok(listCatalogue(context)),
  getCatalogueService: async ({ params }, context) => {
    const service = await getCatalogueService(context, params.id)
    // Core wrote it, in wire names.
    const read = JSON.parse(service) as StoredService
    return ok(service, { etag: `"${serviceVersion(serviceEditOf(read))}"` })
  },
  createService: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createService(context, body, await flagsOf(context)) },
  }),
  updateService: async ({ params, headers, body }, context) => {
    const seen = seenVersion(headers['if-match'])
    await updateService(context, params.id, { edit: body, seen }, await flagsOf(context))
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
  addContentPicture: async ({ body }, context) =>
    ok(
      await addContentPicture(
        context,
        contentPictures(context.state.env.DOCUMENTS),
        await givenFile(body.image),
      ),
    ),
  previewContent: async ({ body }, context) =>
    ok({ content: await previewContent(context, body.content) }),
} satisfies Handlers<typeof serviceEditing>
