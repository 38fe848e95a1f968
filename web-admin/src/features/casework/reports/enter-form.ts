import {
  categoryFacts,
  isReportCategory,
  reportCategories,
  type ReportCategory,
} from '@portal/core/report-categories/rules'
import { type EnteredReport, enteredErrors, type ReportDetails } from '@portal/core/reports/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { enterReport } from '@portal/openapi/admin-client/reports'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const yesNo = { yes: 'yes', no: 'no' } as const

/** The given answers to the category's questions. */
export function detailsIn(
  category: ReportCategory,
  { text, has }: Pick<Fields, 'text' | 'has'>,
): ReportDetails {
  return Object.fromEntries(
    categoryFacts(category).fields.flatMap(({ kind, name }) => {
      const answer = text(name)
      if (!has(name) || answer === '') return []
      return [[name, kind === 'yes-no' ? answer === yesNo.yes : answer]]
    }),
  )
}

const labels: Readonly<Record<string, TextKey>> = {
  name: 'Call.Name',
  email: 'Call.Email',
  phone: 'Call.Phone',
  language: 'Call.Language',
  address: 'Call.Address',
  description: 'Call.Description',
  rating: 'Call.Rating',
}

/** Each question by its own text. */
const questions: Readonly<Record<string, TextKey>> = Object.fromEntries(
  Object.values(reportCategories).flatMap(({ fields }) =>
    fields.map(({ name, label }) => [name, label]),
  ),
)

function reportIn(category: ReportCategory, fields: Fields): EnteredReport {
  const { text } = fields
  return {
    category,
    userId: text('userId') || null,
    name: text('name'),
    email: text('email'),
    language: text('language') === 'es' ? 'es' : 'en',
    phone: text('phone'),
    address: text('address'),
    description: text('description'),
    extraDescription: '',
    rating: Number(text('rating')) || null,
    details: detailsIn(category, fields),
  }
}

export const enterForm: AppForm = {
  name: 'enter-request',
  title: 'Call.Failed',
  labels: (field) => {
    const label = labels[field] ?? questions[field]
    return label ? { label } : null
  },
  async send(fields, { call, keyOf }) {
    const category = fields.text('category')
    if (!isReportCategory(category)) return refusedFor('Call.Failed')
    const report = reportIn(category, fields)
    // Only the server knows the city's addresses.
    const known = report.address.trim() === '' ? null : { latitude: 0, longitude: 0 }
    const errors = enteredErrors(report, known)
    if (errors.length > 0) return refusedBy(errors)
    const { id, number } = await call(enterReport, { header: keyOf(report), body: report })
    return { kind: 'done', href: `/requests/${id}?entered=${number}`, isWithin: true }
  },
}
