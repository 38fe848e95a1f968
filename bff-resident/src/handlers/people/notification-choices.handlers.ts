import { done, type Handlers, ok } from '@portal/bff-pipeline'
import { listSent } from '@portal/core/account'
import { getNotificationChoices, setNotificationChoices } from '@portal/core/profiles'
import type { notificationChoices } from '@portal/openapi/resident/people/notification-choices'

export const notificationChoiceHandlers = {
  getNotificationChoices: async (_input, context) => {
    const { kinds, ...rest } = await getNotificationChoices(context)
    return ok({
      ...rest,
      kinds: kinds.map((kind) => ({
        ...kind,
        channels: [...kind.channels],
        always: [...kind.always],
      })),
    })
  },
  setNotificationChoices: ({ body }, context) => done(setNotificationChoices(context, body)),
  listSent: async ({ query }, context) => {
    const { data, next } = await listSent(context, query.before)
    return ok({ data: [...data], next })
  },
} satisfies Handlers<typeof notificationChoices>
