import { setPopularServices } from '@portal/openapi/admin-client/service-editing'
import { type FormAnswer, refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { actIn, changedOrder, seenJson } from '../../../parts/moved.ts'
import { actField } from '../../../parts/ordered-rows.tsx'

/** Hidden: the popular services as the page showed them, in their order. */
export const seenPopularField = 'seen'

export interface SeenPopular {
  readonly id: string
  readonly name: string
  readonly order: number | null
}

/** Moves or removes a popular service, or adds one at the end. */
export const popularForm: AppForm = {
  name: 'popular-services',
  title: 'HomePage.Failed',
  labels: { service: 'HomePage.Service' },
  async send({ text }, { call }): Promise<FormAnswer> {
    // Our own field: the API checks what is sent of it.
    const seen = seenJson(text(seenPopularField)) as readonly SeenPopular[] | null
    if (!seen) return refusedFor('HomePage.ChangedMeanwhile')
    const asked = actIn(text(actField))
    const added = text('service')
    if (asked.act === 'add' && added === '')
      return refusedBy([{ field: 'service', kind: 'Required' }])
    const changed =
      asked.act === 'add'
        ? [...seen, { id: added, name: '', order: null }]
        : changedOrder(seen, asked)
    if (!changed) return refusedFor('HomePage.ChangedMeanwhile')
    const body = {
      seen: seen.map(({ id, order }) => ({ id, order })),
      ids: changed.map(({ id }) => id),
    }
    await call(setPopularServices, { body })
    const place = changed.findIndex(({ id }) => id === asked.id)
    const { name } = changed[place] ?? {}
    if (!name) return { kind: 'accepted', toast: 'SuccessUpdate', code: 'HomePage.Saved' }
    const values = { name, number: place + 1, total: changed.length }
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'HomePage.Moved', values }
  },
}
