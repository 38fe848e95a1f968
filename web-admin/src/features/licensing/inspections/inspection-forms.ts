import {
  correctionErrors,
  correctionsIn,
  findingErrors,
  inspectionOutcomes,
  inspectionWindows,
} from '@portal/core/inspections/rules'
import {
  addInspectionPhoto,
  assignInspection,
  bookInspectionForStaff,
  cancelInspectionForStaff,
  correctInspection,
  moveInspectionForStaff,
  orderInspections,
  recordInspection,
  setInspectionSlots,
} from '@portal/openapi/admin-client/inspections'
import type { Call } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

const idIn = ({ text }: Fields) => ({ path: { id: text('id') } })
const windowIn = ({ text }: Fields) =>
  inspectionWindows.find((one) => one === text('window')) ?? 'morning'
const missing = (field: string) => refusedBy([{ field, kind: 'Required' }])

/** One after the other: they share an inspector's phone. Returns their ids. */
export async function sendPhotos(
  call: Call,
  id: string,
  photos: readonly Blob[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const body of photos)
    // oxlint-disable-next-line no-await-in-loop -- as above
    ids.push((await call(addInspectionPhoto, { path: { id }, body })).id)
  return ids
}

export const resultForm: AppForm = {
  name: 'inspection-result',
  title: 'InspectionDesk.ResultFailed',
  labels: {
    comment: 'InspectionDesk.Comment',
    corrections: 'InspectionDesk.Corrections',
    photos: 'InspectionDesk.Photos',
  },
  about: { 'Inspections.TooManyPhotos': 'photos', 'File.KindNotTaken': 'photos' },
  async send(fields, { call, files }) {
    const { text } = fields
    const outcome = inspectionOutcomes.find((one) => one === text('outcome'))
    if (!outcome) return refusedFor('Inspections.ChangedMeanwhile')
    const finding = {
      outcome,
      comment: text('comment').trim(),
      corrections: [...correctionsIn(text('corrections'))],
    }
    const errors = findingErrors(finding)
    if (errors.length > 0) return refusedBy(errors)
    // Scripts have sent them already.
    const photos = (files?.('photos') ?? []).filter(({ size }) => size > 0)
    await sendPhotos(call, text('id'), photos)
    await call(recordInspection, { ...seenIn(fields), body: finding })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'InspectionDesk.ResultSaved' }
  },
}

/** A result that was recorded by mistake. */
export const correctForm: AppForm = {
  name: 'inspection-correct',
  title: 'InspectionDesk.ResultFailed',
  labels: {
    outcome: 'InspectionDesk.RightResult',
    comment: 'InspectionDesk.Comment',
    corrections: 'InspectionDesk.Corrections',
    reason: 'InspectionDesk.Mistake',
  },
  async send(fields, { call }) {
    const { text } = fields
    const outcome = inspectionOutcomes.find((one) => one === text('outcome'))
    if (!outcome) return missing('outcome')
    const right = {
      outcome,
      comment: text('comment').trim(),
      corrections: [...correctionsIn(text('corrections'))],
      reason: text('reason').trim(),
    }
    const errors = correctionErrors(right)
    if (errors.length > 0) return refusedBy(errors)
    await call(correctInspection, { ...seenIn(fields), body: right })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'InspectionDesk.Corrected' }
  },
}

export const orderForm: AppForm = {
  name: 'inspection-order',
  title: 'InspectionDesk.OrderFailed',
  labels: {},
  async send({ text }, { call }) {
    const ids = text('ids').split(' ')
    await call(orderInspections, {
      body: { day: text('day'), inspectorId: text('inspectorId'), ids },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'InspectionDesk.Ordered' }
  },
}

export const assignInspectionForm: AppForm = {
  name: 'inspection-assign',
  title: 'InspectionDesk.ChangeFailed',
  labels: { inspectorId: 'InspectionDesk.Inspector' },
  async send(fields, { call }) {
    const inspectorId = fields.text('inspectorId') || null
    await call(assignInspection, { ...seenIn(fields), body: { inspectorId } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'InspectionDesk.Assigned' }
  },
}

export const moveInspectionForm: AppForm = {
  name: 'inspection-move',
  title: 'InspectionDesk.ChangeFailed',
  labels: { day: 'InspectionDesk.Day', window: 'InspectionDesk.Window' },
  about: {
    'Inspections.SlotTaken': 'day',
    'Inspections.DayClosed': 'day',
    'Inspections.AfterExpiry': 'day',
  },
  async send(fields, { call }) {
    const day = fields.text('day')
    if (day === '') return missing('day')
    const body = { day, window: windowIn(fields) }
    await call(moveInspectionForStaff, { ...idIn(fields), body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Inspections.Moved' }
  },
}

export const cancelInspectionForm: AppForm = {
  name: 'inspection-cancel',
  title: 'InspectionDesk.ChangeFailed',
  labels: {},
  async send(fields, { call }) {
    await call(cancelInspectionForStaff, idIn(fields))
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Inspections.Canceled' }
  },
}

export const slotsForm: AppForm = {
  name: 'inspection-slots',
  title: 'InspectionDesk.SlotsFailed',
  labels: {
    fromDay: 'InspectionDesk.FromDay',
    toDay: 'InspectionDesk.ToDay',
    inspectorId: 'InspectionDesk.Inspector',
    capacity: 'InspectionDesk.Capacity',
    windows: 'InspectionDesk.Window',
    morning: 'InspectionDesk.Morning',
    afternoon: 'InspectionDesk.Afternoon',
  },
  about: { 'Inspections.WrongPeriod': 'toDay' },
  async send({ text, isChecked }, { call }) {
    const [fromDay, toDay] = [text('fromDay'), text('toDay')]
    if (fromDay === '') return missing('fromDay')
    if (toDay === '') return missing('toDay')
    const windows = inspectionWindows.filter((window) => isChecked(window))
    if (windows.length === 0) return missing('windows')
    if (!/^\d{1,2}$/.test(text('capacity')))
      return refusedBy([{ field: 'capacity', kind: 'Invalid' }])
    const inspectorId = text('inspectorId') || null
    const capacity = Number(text('capacity'))
    await call(setInspectionSlots, { body: { fromDay, toDay, windows, inspectorId, capacity } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'InspectionDesk.SlotsSaved' }
  },
}

export const bookForForm: AppForm = {
  name: 'inspection-book-for',
  title: 'Inspections.Failed',
  labels: {
    year: 'InspectionDesk.PermitYear',
    number: 'InspectionDesk.PermitNumber',
    code: 'InspectionDesk.What',
    day: 'InspectionDesk.Day',
    window: 'InspectionDesk.Window',
    contactName: 'Inspections.ContactName',
    contactPhone: 'Inspections.ContactPhone',
    note: 'Inspections.Note',
  },
  about: {
    'Permits.NotFound': 'number',
    'Inspections.Unknown': 'code',
    'Inspections.SlotTaken': 'day',
    'Inspections.DayClosed': 'day',
    'Inspections.AfterExpiry': 'day',
  },
  async send(fields, { call }) {
    const { text } = fields
    const day = text('day')
    if (day === '') return missing('day')
    await call(bookInspectionForStaff, {
      body: {
        year: text('year'),
        number: text('number'),
        code: text('code'),
        day,
        window: windowIn(fields),
        contactName: text('contactName'),
        contactPhone: text('contactPhone'),
        note: text('note'),
      },
    })
    return { kind: 'accepted', toast: 'SuccessAdd', code: 'Inspections.Booked' }
  },
}
