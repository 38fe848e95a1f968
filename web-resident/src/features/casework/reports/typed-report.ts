import type { ReportCategory } from '@portal/core/report-categories/rules'
import type { ReportDetails, ReportFieldName } from '@portal/core/reports/rules'
import { type Fields, fieldsOf } from '@portal/web-ui/forms/fields'
import { formNameField } from '@portal/web-ui/forms/form-definition'
import { detailsIn, fieldNames, positionIn } from './report-form.ts'
import type { Place } from './use-place.ts'

export type TypedReport = Readonly<Record<string, string>>

const fieldsTyped = (typed: TypedReport): Fields => fieldsOf(Object.entries(typed))

/** Initial answers: just refused ones, or else the draft's. */
export const detailsTyped = (
  category: ReportCategory,
  refused: Fields | null,
  kept: TypedReport,
): ReportDetails => detailsIn(category, refused ?? fieldsTyped(kept))

/** The initial place, from the same sources. */
export function placeTyped(refused: Fields | null, kept: TypedReport): Place {
  const fields = refused ?? fieldsTyped(kept)
  return { address: fields.text('address' satisfies ReportFieldName), position: positionIn(fields) }
}

/** In every form of the kind, not typed by the person. */
const fixedFields: ReadonlySet<string> = new Set([
  formNameField,
  fieldNames.activityId,
  fieldNames.draftId,
  fieldNames.unsentPhotos,
  fieldNames.photos,
])

/** Prefilled fields: alone they are no input, and cleared ones stay empty. */
const filledIn: ReadonlySet<string> = new Set<ReportFieldName>(['contactName', 'contactPhone'])

/** The input to save; null without any. */
export function typedIn(form: HTMLFormElement): TypedReport | null {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' &&
    (value.trim() !== '' || filledIn.has(name)) &&
    !fixedFields.has(name)
      ? [[name, value] as const]
      : [],
  )
  return given.some(([name]) => !filledIn.has(name)) ? Object.fromEntries(given) : null
}

/** A stored draft; values other than text are dropped. */
export const typedOf = (form: Readonly<Record<string, unknown>>): TypedReport =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
