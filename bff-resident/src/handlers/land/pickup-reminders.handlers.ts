import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  confirmPickupReminders,
  getPickupReminder,
  listRemindedPlaces,
  remindOfPickups,
  stopPickupReminders,
  stopRemindersByLink,
} from '@portal/core/pickup'
import type { pickupReminders } from '@portal/openapi/resident/land/pickup-reminders'

export const pickupReminderHandlers = {
  getPickupReminder: ({ params, query: { reminder, signature } }, context) =>
    ok(
      getPickupReminder(context, context.state.authSecret, {
        ...params,
        ...(reminder && { reminder }),
        ...(signature && { signature }),
      }),
    ),
  remindOfPickups: ({ params, body }, context) =>
    done(remindOfPickups(context, { ...params, ...body })),
  stopPickupReminders: ({ params }, context) => done(stopPickupReminders(context, params.id)),
  listRemindedPlaces: (_input, context) => ok(listRemindedPlaces(context)),
  confirmPickupReminders: ({ params, query }, context) =>
    done(confirmPickupReminders(context, context.state.authSecret, { ...params, ...query })),
  stopRemindersByLink: ({ params, query }, context) =>
    done(stopRemindersByLink(context, context.state.authSecret, { ...params, ...query })),
  openStopReminders: async ({ params: { id }, query }) => {
    const location = `/pickup/${id}?${new URLSearchParams(query)}#reminders`
    return { status: 303, body: null, headers: { location } }
  },
} satisfies Handlers<typeof pickupReminders>
