import { done, type Handlers, ok, photoLinks } from '@portal/bff-pipeline'
import {
  bookInspection,
  cancelInspection,
  getBooking,
  getInspectionCalendar,
  moveInspection,
} from '@portal/core/inspections'
import type { inspections } from '@portal/openapi/resident/licensing/inspections'

export const inspectionHandlers = {
  getBooking: async ({ params }, context) => {
    const booking = await getBooking(context, params)
    if (booking === null) return ok({ booking })
    const { results, ...found } = booking
    const { authSecret } = context.state
    const linked = results.map(({ photos, ...result }) => ({
      ...result,
      photos: photos.map((photo) => photoLinks(authSecret, photo)),
    }))
    return ok({ booking: { ...found, results: linked } })
  },
  bookInspection: ({ params, body }, context) =>
    ok(bookInspection(context, { permit: params, ...body })),
  moveInspection: ({ params: { id, ...permit }, body }, context) =>
    done(moveInspection(context, { id, permit, ...body })),
  cancelInspection: ({ params: { id, ...permit } }, context) =>
    done(cancelInspection(context, { id, permit })),
  getInspectionCalendar: async ({ params, query: { lng } }, context) => {
    const { language, state } = context
    const inLanguage = { ...context, language: lng ?? language }
    return {
      status: 200,
      body: await getInspectionCalendar(inLanguage, params.id, state.env.PORTAL_URL ?? ''),
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="inspection.ics"',
        'cache-control': 'private, no-store',
      },
    }
  },
} satisfies Handlers<typeof inspections>
