import type { LatLng } from '@portal/core/parcels/rules'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
} from '@portal/core/report-categories/rules'
import {
  type ReportDetails,
  reportErrors,
  type ReportFieldName,
  reportFields,
  type ReportForm,
} from '@portal/core/reports/rules'
import { createReport } from '@portal/openapi/resident-client/reports'
import { ApiError } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FieldProblem, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { reportSearch } from './report-search.ts'

/** Form fields besides those of reports and category questions. */
export const fieldNames = {
  activityId: 'activityId',
  latitude: 'latitude',
  longitude: 'longitude',
  draftId: 'draftId',
  photos: 'photos',
  /** Present while a photo has not arrived. */
  unsentPhotos: 'unsentPhotos',
} as const

export const yesNo = { yes: 'yes', no: 'no' } as const

/** The pin in the hidden fields; null without one. */
export function positionIn({ text }: Pick<Fields, 'text'>): LatLng | null {
  const [latitude, longitude] = [text(fieldNames.latitude), text(fieldNames.longitude)]
  if (latitude === '' || longitude === '') return null
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** The given answers to category questions. */
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

/** Undefined if the form does not ask for it. */
function valueIn(fields: Fields, name: ReportFieldName): ReportForm[ReportFieldName] {
  switch (reportFields[name].kind) {
    case 'text':
    case 'email':
      return fields.text(name)
    case 'position':
      return positionIn(fields)
    case 'rating':
      return Number(fields.text(name)) || null
    // Only people with an account are asked for them.
    case 'name':
    case 'phone':
      return fields.has(name) ? fields.text(name) : undefined
  }
}

// Object.keys loses the names.
const reportFieldNames = Object.keys(reportFields) as ReportFieldName[]

function reportIn(category: ReportCategory, fields: Fields): ReportForm {
  const values = reportFieldNames.map((name) => [name, valueIn(fields, name)] as const)
  // Object.fromEntries loses names and types.
  const report = Object.fromEntries(values) as Pick<ReportForm, ReportFieldName>
  return { ...report, details: detailsIn(category, fields) }
}

/** What is sent, as JSON, in the contract's words. */
export function reportDataOf(category: ReportCategory, fields: Fields, draftId: string): string {
  const { details, ...report } = reportIn(category, fields)
  const hasDetails = categoryFacts(category).fields.length > 0
  return JSON.stringify({
    activityId: fields.text(fieldNames.activityId),
    ...report,
    ...(draftId !== '' && { draftId }),
    ...(hasDetails && { [category]: details }),
  })
}

/** The network broke: whether the report arrived is unknown, but its key says so later. */
export class ReplyLost extends Error {
  readonly key: string
  constructor(key: string, cause: unknown) {
    super('no reply', { cause })
    this.key = key
  }
}

/** Client-side errors; only the server knows the city's addresses. */
export function problemsOf(category: ReportCategory, fields: Fields): readonly FieldProblem[] {
  const errors = reportErrors(category, reportIn(category, fields))
  const known = errors.filter(({ field, kind }) => field !== 'address' || kind === 'Required')
  const { problems } = refusedBy(known)
  return fields.has(fieldNames.unsentPhotos)
    ? [...problems, { field: fieldNames.photos, code: 'ReportPhotos.Unsent' }]
    : problems
}

/** Sends a report of one category; the same page then shows the case. */
const reportFormOf = (category: ReportCategory): AppForm => ({
  name: `report-${category}`,
  title: 'Report.Failed',
  labels: Object.fromEntries([
    [fieldNames.photos, 'ReportPhotos.Choose'],
    ...Object.entries(reportFields).map(([name, { label }]) => [name, label] as const),
    ...categoryFacts(category).fields.map(({ name, label }) => [name, label] as const),
  ]),
  sentences: {
    address: 'ReportPlace.AddressWrong',
    // Their labels are questions.
    ...Object.fromEntries(
      [...categoryFacts(category).fields.map(({ name }) => name), 'rating'].map(
        (name) => [name, 'Report.AnswerNeeded'] as const,
      ),
    ),
  },
  about: { 'File.KindNotTaken': fieldNames.photos },
  async send(fields, { call, keyOf, search, files }) {
    const problems = problemsOf(category, fields)
    if (problems.length > 0) return { kind: 'refused', problems }
    const activityId = fields.text(fieldNames.activityId)
    const reportData = reportDataOf(category, fields, fields.text(fieldNames.draftId))
    const body = new FormData()
    body.set('reportData', reportData)
    for (const [at, file] of (files?.(fieldNames.photos) ?? []).entries())
      body.append(`file-${at + 1}-name`, file)
    const header = keyOf(reportData)
    const taken = await call(createReport, { body, header }).catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ReplyLost(header['Idempotency-Key'], error)
    })
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

// Object.fromEntries loses the names.
export const reportForms = Object.fromEntries(
  reportCategoryNames.map((category) => [category, reportFormOf(category)]),
) as Readonly<Record<ReportCategory, AppForm>>
