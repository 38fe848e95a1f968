import { type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import {
  findPickupDays,
  getPickupCalendar,
  getPickupPlace,
  placeOfToken,
  placeToken,
} from '@portal/core/pickup'
import type { pickup } from '@portal/openapi/resident/land/pickup'
import { calendarCopy } from './calendar-copies.ts'

const portalUrlOf = ({ state }: HandlerContext): string => state.env.PORTAL_URL ?? ''

export const pickupHandlers = {
  findPickupDays: ({ query }, context) => ok(findPickupDays(context, query)),
  getPickupPlace: async ({ params: { id }, query: { year } }, context) => ({
    status: 200,
    body: {
      ...(await getPickupPlace(context, id, year ?? null)),
      calendarUrl: `${portalUrlOf(context)}/api/pickup/calendars/${placeToken(context.state.authSecret, id)}.ics`,
    },
  }),
  getPickupCalendar: async ({ params: { token }, query: { lng } }, context) => {
    const { state, clock } = context
    const id = placeOfToken(state.authSecret, token.replace(/\.ics$/, ''))
    if (id === null) throw new DomainError('not-found', 'Pickup.NoPlace')
    const language = lng ?? context.language
    const { body, etag } = await calendarCopy(`${id} ${language}`, clock.now(), () =>
      getPickupCalendar({ ...context, language }, id, portalUrlOf(context)),
    )
    return {
      status: 200,
      body,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="pickup.ics"',
        'cache-control': 'private, max-age=60',
        etag,
      },
    }
  },
} satisfies Handlers<typeof pickup>
