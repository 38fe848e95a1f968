import type { LatLng } from '@portal/core/parcels/rules'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
} from '@portal/core/report-categories/rules'
import { type ReportDetails, reportErrors, type ReportForm } from '@portal/core/reports/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { createReport } from '@portal/openapi/resident-client/reports'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FieldProblem, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { reportSearch } from './report-search.ts'

/** Names of the form's fields beside its category's own questions. */
export const fieldNames = {
  activityId: 'activityId',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  description: 'description',
  extraDescription: 'extraDescription',
  rating: 'rating',
  guestEmail: 'guestEmail',
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  draftId: 'draftId',
  photos: 'photos',
  /** Stands in the form while a photo has not arrived. */
  unsentPhotos: 'unsentPhotos',
} as const

const labels = {
  address: 'ReportPlace.Address',
  description: 'Report.Description',
  extraDescription: 'Report.ExtraDescription',
  rating: 'Report.Rating',
  guestEmail: 'Report.GuestEmail',
  contactName: 'Report.ContactName',
  contactPhone: 'Person.PhoneNumber',
  photos: 'ReportPhotos.Choose',
} as const satisfies Readonly<Record<string, TextKey>>

/** How the answers to yes and no stand in the form. */
export const yesNo = { yes: 'yes', no: 'no' } as const

/** The place in a form's hidden fields; null where only the address tells it, if anything. */
export function positionIn({ text }: Pick<Fields, 'text'>): LatLng | null {
  const [latitude, longitude] = [text(fieldNames.latitude), text(fieldNames.longitude)]
  if (latitude === '' || longitude === '') return null
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** The answers to a category's own questions, as far as they are given. */
export function detailsIn(category: ReportCategory, { text, has }: Fields): ReportDetails {
  const { fields } = categoryFacts(category)
  return Object.fromEntries(
    fields.flatMap(({ kind, name }) => {
      const answer = text(name)
      if (!has(name) || answer === '') return []
      return [[name, kind === 'yes-no' ? answer === yesNo.yes : answer]]
    }),
  )
}

const reportIn = (category: ReportCategory, fields: Fields): ReportForm => ({
  address: fields.text(fieldNames.address),
  position: positionIn(fields),
  description: fields.text(fieldNames.description),
  extraDescription: fields.text(fieldNames.extraDescription),
  rating: Number(fields.text(fieldNames.rating)) || null,
  details: detailsIn(category, fields),
  guestEmail: fields.text(fieldNames.guestEmail),
  // Asked only of somebody who is signed in.
  ...(fields.has(fieldNames.contactName) && {
    contactName: fields.text(fieldNames.contactName),
    contactPhone: fields.text(fieldNames.contactPhone),
  }),
})

/** What is wrong with it here; whether a typed address is one of the city's, the server knows. */
function problemsOf(category: ReportCategory, fields: Fields): readonly FieldProblem[] {
  const errors = reportErrors(category, reportIn(category, fields))
  const known = errors.filter(({ field, kind }) => field !== 'address' || kind === 'Required')
  const { problems } = refusedBy(known)
  return fields.has(fieldNames.unsentPhotos)
    ? [...problems, { field: fieldNames.photos, code: 'ReportPhotos.Unsent' }]
    : problems
}

/** Takes a report of one category; where it was taken, the same page names the case. */
const reportFormOf = (category: ReportCategory): AppForm => ({
  name: `report-${category}`,
  title: 'Report.Failed',
  labels: {
    ...labels,
    ...Object.fromEntries(categoryFacts(category).fields.map(({ name, label }) => [name, label])),
  },
  sentences: {
    address: 'ReportPlace.AddressWrong',
    // Their labels are questions.
    ...Object.fromEntries(
      [...categoryFacts(category).fields.map(({ name }) => name), fieldNames.rating].map(
        (name) => [name, 'Report.AnswerNeeded'] as const,
      ),
    ),
  },
  about: { 'File.KindNotTaken': fieldNames.photos },
  async send(fields, { call, keyOf, search, files }) {
    const problems = problemsOf(category, fields)
    if (problems.length > 0) return { kind: 'refused', problems }
    const { details, ...report } = reportIn(category, fields)
    const activityId = fields.text(fieldNames.activityId)
    const draftId = fields.text(fieldNames.draftId)
    const hasDetails = categoryFacts(category).fields.length > 0
    const reportData = JSON.stringify({
      activityId,
      ...report,
      ...(draftId !== '' && { draftId }),
      ...(hasDetails && { [category]: details }),
    })
    const body = new FormData()
    body.set('reportData', reportData)
    for (const [at, file] of (files?.(fieldNames.photos) ?? []).entries())
      body.append(`file-${at + 1}-name`, file)
    const taken = await call(createReport, { body, header: keyOf(reportData) })
    const { item = '', id = activityId } = reportSearch(search)
    const query = {
      item,
      id,
      case: taken.caseNumber,
      ...(taken.statusPath !== null && { status: taken.statusPath }),
    }
    const path = category === 'feedback' ? '/feedback' : '/report'
    const href = `${path}?${new URLSearchParams(query)}`
    return { kind: 'done', isWithin: true, href }
  },
})

// Object.fromEntries forgets the names.
export const reportForms = Object.fromEntries(
  reportCategoryNames.map((category) => [category, reportFormOf(category)]),
) as Readonly<Record<ReportCategory, AppForm>>
