import { done, type Handlers, ok, photoLinks, requestFiles } from '@portal/bff-pipeline'
import {
  addInspectionPhoto,
  assignInspection,
  bookInspectionForStaff,
  cancelInspectionForStaff,
  correctInspection,
  getInspectionRoute,
  listInspections,
  moveInspectionForStaff,
  orderInspections,
  recordInspection,
  setInspectionSlots,
  setInspectionThumbnail,
} from '@portal/core/inspections'
import type { inspections } from '@portal/openapi/admin/licensing/inspections'
import { etagOf, seenIn } from '../casework/seen.ts'

export const inspectionHandlers = {
  listInspections: ({ query: { from = null, days } }, context) =>
    ok(listInspections(context, { from, days })),
  getInspectionRoute: async ({ query: { day = null, inspector = null } }, context) => {
    const { stops, ...route } = await getInspectionRoute(context, { day, inspectorId: inspector })
    const { authSecret } = context.state
    return ok({
      ...route,
      stops: stops.map(({ photos, ...stop }) => ({
        ...stop,
        photos: photos.map((photo) => photoLinks(authSecret, photo)),
      })),
    })
  },
  setInspectionSlots: ({ body }, context) => ok(setInspectionSlots(context, body)),
  orderInspections: ({ body }, context) => done(orderInspections(context, body)),
  bookInspectionForStaff: ({ body: { year, number, ...wanted } }, context) =>
    ok(bookInspectionForStaff(context, { permit: { year, number }, ...wanted })),
  moveInspectionForStaff: ({ params, body }, context) =>
    done(moveInspectionForStaff(context, { id: params.id, permit: null, ...body })),
  cancelInspectionForStaff: ({ params }, context) =>
    done(cancelInspectionForStaff(context, { id: params.id, permit: null })),
  assignInspection: async (input, context) => {
    const changed = await assignInspection(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  recordInspection: async (input, context) => {
    const changed = await recordInspection(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  correctInspection: async (input, context) => {
    const changed = await correctInspection(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  setInspectionThumbnail: async ({ params, body }, context) => {
    const bytes = new Uint8Array(await new Response(body.stream).arrayBuffer())
    const store = requestFiles(context.state.env.DOCUMENTS)
    return done(setInspectionThumbnail(context, store, { id: params.id, bytes }))
  },
  addInspectionPhoto: async ({ params, body }, context) => {
    const bytes = new Uint8Array(await new Response(body.stream).arrayBuffer())
    const store = requestFiles(context.state.env.DOCUMENTS)
    return ok(addInspectionPhoto(context, store, { id: params.id, bytes }))
  },
} satisfies Handlers<typeof inspections>
