import { type DeliveryFailure, deliveryFailures } from '@portal/core/deliveries/rules'
import { replayDeadKind, retryDeliveries } from '@portal/openapi/admin-client/deliveries'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import type { DeadKind } from './queries.ts'

const isFailure = (text: string | undefined): text is DeliveryFailure =>
  deliveryFailures.some((failure) => failure === text)

/** Of the hidden field that names what a form is about. */
export const idOf = ({ topic, kind, failure }: DeadKind): string =>
  [topic, failure, kind ?? ''].join('/')

/** All that was given up of a kind, for a reason. */
export const replayKindForm: AppForm = {
  name: 'replay-kind',
  title: 'Outbox.NotDone',
  labels: { isSure: 'Outbox.Sure' },
  async send({ text, has, isChecked }, { call }) {
    if (has('asks') && !isChecked('isSure')) return refusedFor('Outbox.SureFirst')
    const [topic = '', failure, kind = ''] = text('id').split('/')
    const body = {
      topic,
      kind: kind === '' ? null : kind,
      failure: isFailure(failure) ? failure : 'other',
    } as const
    const { replayed } = await call(replayDeadKind, { body })
    return { kind: 'done', href: `/outbox?replayed=${replayed}` }
  },
}

/** What failed of a topic and waits for its next try. */
export const retryForm: AppForm = {
  name: 'retry-deliveries',
  title: 'Outbox.NotDone',
  labels: {},
  async send({ text }, { call }) {
    const { replayed } = await call(retryDeliveries, { body: { topic: text('topic') } })
    return { kind: 'done', href: `/outbox?retried=${replayed}` }
  },
}
