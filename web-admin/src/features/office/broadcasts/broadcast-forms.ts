import { broadcastErrors, type BroadcastTexts } from '@portal/core/broadcasts/rules'
import {
  approveBroadcast,
  cancelBroadcast,
  countAudience,
  deleteAudience,
  saveAudience,
  sendBroadcast,
  stopBroadcast,
  testBroadcast,
} from '@portal/openapi/admin-client/broadcasts'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'
import { audienceIn, channelsIn } from './audience-fields.ts'
import { broadcastsPath } from './broadcasts-path.ts'

/** Buttons and hidden fields besides the labeled ones. */
export const broadcastFields = { step: 'step', shown: 'shown' } as const

export const textsIn = ({ text }: Fields): BroadcastTexts => ({
  englishTitle: text('englishTitle'),
  spanishTitle: text('spanishTitle'),
  englishBody: text('englishBody'),
  spanishBody: text('spanishBody'),
})

const bodyIn = (fields: Fields) => ({
  ...textsIn(fields),
  options: audienceIn(fields),
  channels: channelsIn(fields),
  sendAt: fields.text('sendAt').slice(0, 16) || null,
  urgentReason: fields.text('urgentReason'),
})

/** All that was written, to tell whether it was checked before it is sent. */
export const allIn = (fields: Fields): string => JSON.stringify(bodyIn(fields))

/** A test to oneself; or first says how many people it reaches, then sends it. */
async function sendOrAsk(fields: Fields, { call, keyOf }: FormContext): Promise<FormAnswer> {
  const body = bodyIn(fields)
  const step = fields.text(broadcastFields.step)
  if (step === 'save-audience') {
    const name = fields.text('audienceName')
    if (name.trim() === '') return refusedBy([{ field: 'audienceName', kind: 'Required' }])
    await call(saveAudience, { body: { name, options: body.options } })
    return {
      kind: 'accepted',
      toast: 'Success',
      code: 'Broadcasts.AudienceSaved',
      keepsTyped: true,
    }
  }
  const errors = broadcastErrors(body)
  if (errors.length > 0) return refusedBy(errors)
  if (step === 'test-en' || step === 'test-es') {
    const test = { ...textsIn(fields), language: step === 'test-es' ? 'es' : 'en' } as const
    await call(testBroadcast, { body: test, header: keyOf({ ...test, step }) })
    return { kind: 'accepted', toast: 'Success', code: 'Broadcasts.Tested', keepsTyped: true }
  }
  const shown = JSON.stringify(body)
  if (fields.text(broadcastFields.shown) === shown) {
    const { state } = await call(sendBroadcast, { body, header: keyOf(body) })
    return { kind: 'done', href: `${broadcastsPath}?done=${state}`, isWithin: true }
  }
  const { options, channels, sendAt, urgentReason } = body
  const { count, summary } = await call(countAudience, {
    body: { options, channels, sendAt, urgentReason },
  })
  if (count === 0)
    return { kind: 'refused', problems: [{ field: 'options', code: 'Broadcasts.Nobody' }] }
  return {
    kind: 'refused',
    problems: [],
    ask: {
      title: 'Broadcasts.CheckTitle',
      messages: summary,
      codes: [],
      cents: 0,
      about: shown,
    },
  }
}

export const broadcastForm: AppForm = {
  name: 'broadcast',
  title: 'Broadcasts.Failed',
  labels: {
    englishTitle: 'Broadcasts.EnglishTitle',
    englishBody: 'Broadcasts.EnglishBody',
    spanishTitle: 'Broadcasts.SpanishTitle',
    spanishBody: 'Broadcasts.SpanishBody',
    options: 'Broadcasts.Options',
    match: 'Broadcasts.Match',
    boards: 'Broadcasts.Boards',
    language: 'Broadcasts.Language',
    districts: 'Broadcasts.Districts',
    routes: 'Broadcasts.Routes',
    audienceName: 'Broadcasts.AudienceName',
    channels: 'Broadcasts.Channels',
    sendAt: 'Broadcasts.SendAt',
    urgentReason: 'Broadcasts.UrgentReason',
  },
  send: sendOrAsk,
}

const about = { title: 'Broadcasts.Failed', labels: {} } as const

/** To those that it has not reached. */
export const resendForm: AppForm = {
  name: 'resend-broadcast',
  ...about,
  async send({ text }, { call, keyOf }) {
    const body = { pushNotificationId: text('id') }
    const { state } = await call(sendBroadcast, {
      body,
      header: keyOf({ ...body, wave: text('wave') }),
    })
    return { kind: 'done', href: `${broadcastsPath}?done=${state}`, isWithin: true }
  },
}

export const approveForm: AppForm = {
  name: 'approve-broadcast',
  ...about,
  async send({ text }, { call }) {
    await call(approveBroadcast, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'Success', code: 'Broadcasts.Approved' }
  },
}

export const cancelForm: AppForm = {
  name: 'cancel-broadcast',
  ...about,
  async send({ text }, { call }) {
    await call(cancelBroadcast, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'Success', code: 'Broadcasts.Done_canceled' }
  },
}

export const stopForm: AppForm = {
  name: 'stop-broadcast',
  ...about,
  async send({ text }, { call }) {
    await call(stopBroadcast, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'Success', code: 'Broadcasts.Done_stopped' }
  },
}

export const deleteAudienceForm: AppForm = {
  name: 'delete-audience',
  ...about,
  async send({ text }, { call }) {
    await call(deleteAudience, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'Success', code: 'Broadcasts.AudienceDeleted' }
  },
}
