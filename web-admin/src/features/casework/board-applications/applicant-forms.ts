import { termErrors } from '@portal/core/boards/rules'
import {
  appointApplicant,
  shortlistApplicant,
} from '@portal/openapi/admin-client/board-applications'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const shortlistForm: AppForm = {
  name: 'shortlist-applicant',
  title: 'BoardDesk.Failed',
  labels: {},
  async send({ text }, { call }) {
    await call(shortlistApplicant, {
      path: { id: text('id'), applicationId: text('applicationId') },
      body: { isShortlisted: text('to') === 'on' },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}

export const appointForm: AppForm = {
  name: 'appoint-applicant',
  title: 'BoardDesk.Failed',
  labels: {
    seatId: 'BoardDesk.Seat',
    fromDay: 'BoardDesk.FromDay',
    toDay: 'BoardDesk.ToDay',
  },
  async send({ text }, { call }) {
    const body = {
      seatId: text('seatId'),
      fromDay: text('fromDay'),
      toDay: text('toDay') || null,
    }
    const errors = termErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(appointApplicant, {
      path: { id: text('id'), applicationId: text('applicationId') },
      body,
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'BoardDesk.Appointed' }
  },
}
