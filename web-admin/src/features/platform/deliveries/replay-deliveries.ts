import { isUuid } from '@portal/core/kernel/rules'
import { replayDeliveries } from '@portal/openapi/admin-client/deliveries'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Values of the buttons for one row and for the whole page; without one, checked rows count. */
export const buttons = { one: 'one', listed: 'listed' } as const

export const boxName = 'id'

/** Retries one delivery, all of the page, or the checked ones. */
export const replayForm: AppForm = {
  name: 'replay',
  title: 'Undelivered.NotReplayed',
  labels: {},
  async send({ text, texts }, { call }) {
    const pressed = text(buttons.one) || text(buttons.listed)
    const ids = (pressed ? pressed.split(' ') : texts(boxName)).filter(isUuid)
    if (ids.length === 0) return refusedFor('Undelivered.SelectFirst')
    const { replayed } = await call(replayDeliveries, { body: { ids } })
    return { kind: 'done', href: `/undelivered?replayed=${replayed}` }
  },
}
