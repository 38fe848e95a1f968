import { type InspectionWindow, inspectionWindows } from '@portal/core/inspections/rules'
import {
  bookInspection,
  cancelInspection,
  moveInspection,
} from '@portal/openapi/resident-client/inspections'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** A radio's value: `2026-11-30 morning`. */
export const slotValue = (slot: { readonly day: string; readonly window: string }): string =>
  `${slot.day} ${slot.window}`

function slotIn({ text }: Fields): { day: string; window: InspectionWindow } | null {
  const [day = '', name] = text('slot').split(' ')
  const window = inspectionWindows.find((one) => one === name)
  return window && day !== '' ? { day, window } : null
}

const pathIn = ({ text }: Fields) => ({ year: text('year'), number: text('number') })
const bookedIn = (fields: Fields) => ({ ...pathIn(fields), id: fields.text('id') })
const noSlot = refusedBy([{ field: 'slot', kind: 'Required' }])

const aboutSlot = {
  'Inspections.SlotTaken': 'slot',
  'Inspections.DayClosed': 'slot',
  'Inspections.AfterExpiry': 'slot',
}

export const bookInspectionForm: AppForm = {
  name: 'book-inspection',
  title: 'Inspections.Failed',
  labels: {
    slot: 'Inspections.FreeWindows',
    contactName: 'Inspections.ContactName',
    contactPhone: 'Inspections.ContactPhone',
    note: 'Inspections.Note',
    code: 'Inspections.Which',
  },
  about: aboutSlot,
  async send(fields, { call }) {
    const slot = slotIn(fields)
    if (!slot) return noSlot
    const { text } = fields
    await call(bookInspection, {
      path: pathIn(fields),
      body: {
        code: text('code'),
        ...slot,
        contactName: text('contactName'),
        contactPhone: text('contactPhone'),
        note: text('note'),
      },
    })
    return { kind: 'accepted', toast: 'SuccessAdd', code: 'Inspections.Booked' }
  },
}

export const moveInspectionForm: AppForm = {
  name: 'move-inspection',
  title: 'Inspections.MoveFailed',
  labels: { slot: 'Inspections.FreeWindows' },
  about: aboutSlot,
  async send(fields, { call }) {
    const slot = slotIn(fields)
    if (!slot) return noSlot
    await call(moveInspection, { path: bookedIn(fields), body: slot })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Inspections.Moved' }
  },
}

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const cancelInspectionForm: AppForm = {
  name: 'cancel-inspection',
  title: 'Inspections.CancelFailed',
  labels: { isSure: 'Inspections.CancelSure' },
  async send(fields, { call }) {
    if (fields.has('asks') && !fields.isChecked('isSure'))
      return refusedFor('Inspections.CancelTitle')
    await call(cancelInspection, { path: bookedIn(fields) })
    return { kind: 'accepted', toast: 'SuccessDelete', code: 'Inspections.Canceled' }
  },
}
