import type { ReportCategory } from '@portal/core/report-categories/rules'
import type { ReportDetails, ReportFieldName } from '@portal/core/reports/rules'
import { type Fields, fieldsOf } from '@portal/web-ui/forms/fields'
import { formNameField } from '@portal/web-ui/forms/form-definition'
import { detailsIn, fieldNames, positionIn } from './report-form.ts'
import type { Place } from './use-place.ts'

/** What a report's form holds, by the names of its fields. */
export type TypedReport = Readonly<Record<string, string>>

const fieldsTyped = (typed: TypedReport): Fields => fieldsOf(Object.entries(typed))

/** The answers that a form begins with: what was refused a moment ago, or else was kept before. */
export const detailsTyped = (
  category: ReportCategory,
  refused: Fields | null,
  kept: TypedReport,
): ReportDetails => detailsIn(category, refused ?? fieldsTyped(kept))

/** The place that a form begins with, likewise. */
export function placeTyped(refused: Fields | null, kept: TypedReport): Place {
  const fields = refused ?? fieldsTyped(kept)
  return { address: fields.text('address' satisfies ReportFieldName), position: positionIn(fields) }
}

/** Fields that stand in every form of the kind: nobody's words. */
const standing: ReadonlySet<string> = new Set([
  formNameField,
  fieldNames.activityId,
  fieldNames.draftId,
  fieldNames.unsentPhotos,
  fieldNames.photos,
])

/** Fields that stand filled in: alone they are nothing typed, and emptied they stay empty. */
const filledIn: ReadonlySet<string> = new Set<ReportFieldName>(['contactName', 'contactPhone'])

/** What is worth keeping of a form; null where nothing was typed. */
export function typedIn(form: HTMLFormElement): TypedReport | null {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && (value.trim() !== '' || filledIn.has(name)) && !standing.has(name)
      ? [[name, value] as const]
      : [],
  )
  return given.some(([name]) => !filledIn.has(name)) ? Object.fromEntries(given) : null
}

/** Reads what the server kept; anything but texts is no report's. */
export const typedOf = (form: Readonly<Record<string, unknown>>): TypedReport =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
