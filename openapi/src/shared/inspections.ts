import { z } from '@hono/zod-openapi'
import {
  inspectionLimits,
  inspectionOutcomes,
  inspectionWindows,
} from '@portal/core/inspections/rules'

/** Of both documents. */
export const window = z
  .enum(inspectionWindows)
  .openapi({ description: 'Its hours are in `settings`, in the city’s time zone.' })
export const outcome = z.enum(inspectionOutcomes)

export const photo = z
  .strictObject({
    url: z.string(),
    thumbnail: z.string().openapi({ description: 'A small copy, or the photo itself.' }),
  })
  .openapi('InspectionPhoto', { description: 'Links that live a quarter of an hour.' })

/** A morning or an afternoon. */
export const windowOfDay = { day: z.iso.date(), window }

export const bookingContact = {
  contactName: z.string().max(inspectionLimits.name).openapi({ description: 'Who will be there.' }),
  contactPhone: z.string().max(inspectionLimits.phone),
  note: z
    .string()
    .max(inspectionLimits.note)
    .default('')
    .openapi({ description: 'For the inspector, such as a gate’s code.' }),
}

export const refusals =
  'Inspections.NotIssued, Inspections.Expired, Inspections.Unknown, Inspections.AlreadyPassed, Inspections.AlreadyBooked, Inspections.FeeDue, Inspections.FinalLast, Inspections.DayClosed, Inspections.AfterExpiry. Inspections.SlotTaken: someone was quicker; `detail` names the next free ones.'
export const moveRefusals =
  'Inspections.NotBooked, Inspections.TooLate, Inspections.FeeDue, Inspections.DayClosed, Inspections.AfterExpiry, Inspections.SlotTaken: see `detail`.'
