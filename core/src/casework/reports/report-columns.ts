import type { Context } from '../../platform/kernel/context.ts'
import { dueAtOf, type ReportCategory } from '../report-categories/rules.ts'
import { newRequestNumber } from '../requests/index.ts'
import { type Place, placeColumns } from './place.ts'
import { askedDetails, type ReportForm } from './report-form.ts'

/** What a new report has in common, online or by phone. */
export function reportColumns(
  { city, clock }: Context,
  category: ReportCategory,
  { form, place }: { readonly form: ReportForm; readonly place: Place | null },
) {
  const now = clock.now()
  return {
    number: newRequestNumber,
    recordType: 'Case',
    category,
    status: 'Submitted',
    description: form.description.trim(),
    details: { ...askedDetails(category, form.details), extra: form.extraDescription.trim() },
    sections: [],
    address: form.address.trim(),
    ...placeColumns(place),
    rating: form.rating,
    dueAt: dueAtOf(city, category, now),
    createdAt: now,
    updatedAt: now,
  } as const
}
