import { isUuid } from '@portal/core/kernel/rules'
import { replayDeliveries } from '@portal/openapi/admin-client/deliveries'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The buttons of the form beside that for what is ticked: the one of a row, that for the whole page. */
export const buttons = { one: 'one', listed: 'listed' } as const

/** The box in front of a delivery. */
export const boxName = 'id'

/**
 * Sends deliveries again: the one whose button was pressed, all of the page, or those that are ticked,
 * each box by the delivery's id.
 */
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
