import {
  replayEventDelivery,
  replayFailedEvents,
  sendTestEvent,
} from '@portal/openapi/admin-client/webhooks'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const testEventForm: AppForm = {
  name: 'test-event',
  title: 'Webhooks.SendFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(sendTestEvent, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'Success', code: 'Webhooks.TestSent' }
  },
}

export const replayEventForm: AppForm = {
  name: 'replay-event',
  title: 'Webhooks.SendFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(replayEventDelivery, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'Success', code: 'Webhooks.Resent' }
  },
}

export const replayFailedForm: AppForm = {
  name: 'replay-failed',
  title: 'Webhooks.SendFailed',
  labels: { hours: 'Webhooks.Hours' },
  async send({ text }, { call }) {
    const body = { hours: Number(text('hours')) }
    const { count } = await call(replayFailedEvents, { path: { id: text('id') }, body })
    return { kind: 'accepted', code: 'Webhooks.ResentCount', values: { count } }
  },
}
