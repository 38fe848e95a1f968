import { isUuid } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import type { SendForm } from '../../screens/send-form.ts'

/** The buttons of the form: the one of a row, that for what is ticked, that for the whole page. */
export const buttons = { one: 'one', listed: 'listed' } as const

/**
 * Sends deliveries again: the one whose button was pressed, all of the page, or those that are ticked,
 * each box by the delivery's id.
 */
export const replayDeliveries: SendForm = async (fields, { api }) => {
  const ids =
    fields[buttons.one]?.split(' ') ?? fields[buttons.listed]?.split(' ') ?? Object.keys(fields)
  const wanted = ids.filter(isUuid)
  if (wanted.length === 0) return { kind: 'refused', code: 'Undelivered.SelectFirst', problems: [] }
  const { replayed } = await dataOf(api.POST('/undelivered/replay', { body: { ids: wanted } }))
  return { kind: 'done', href: `/undelivered?replayed=${replayed}` }
}
