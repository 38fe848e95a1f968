import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import { formDefinitions } from '../forms/forms.sql.ts'
import type { FormDefinition } from '../forms/rules.ts'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
} from '../report-categories/rules.ts'
import { type RecordType, recordTypesOfForm } from '../requests/rules.ts'
import { services } from '../services/services.sql.ts'
import { categoryField } from './rules.ts'

export interface RecordField {
  /** A name that several forms share is one field. */
  readonly value: string
  /** As residents read it. */
  readonly label: string
  /** The forms and report categories that ask for it; none for what every record has. */
  readonly usedIn: readonly string[]
}

/** A form that makes records, with the CRM object of a service that leads to it. */
export interface RecordForm {
  readonly processId: string
  readonly name: string
  readonly crmObject: string | null
  readonly definition: FormDefinition
}

/** Newest version first: older ones were used too. */
export const recordForms = (builder: Builder, language: Language) =>
  builder.execute<RecordForm & Record<string, unknown>>(sql`
    select f.process_id as "processId", ${language === 'es' ? sql`f.name_es` : sql`f.name`} as name,
      s.crm_object as "crmObject", f.definition
    from ${formDefinitions} f
    join (select distinct form_process_id, crm_object from ${services}
      where type = 'LASERFICHE_FORM') s on s.form_process_id = f.process_id
    order by f.is_current desc, f.version desc, f.process_id`)

const everyRecord = {
  address: 'Request.Address',
  description: 'Request.Description',
} as const satisfies Readonly<Record<string, TextKey>>

const everyReport = {
  extraDescription: 'Request.ExtraDescription',
  rating: 'Request.Rating',
  contactName: 'Request.ContactName',
  contactPhone: 'Request.ContactPhone',
} as const satisfies Readonly<Record<string, TextKey>>

interface Asked {
  readonly value: string
  readonly label: string
  readonly by: string | null
}

const standard = (context: Context, fields: Readonly<Record<string, TextKey>>): readonly Asked[] =>
  Object.entries(fields).map(([value, label]) => ({ value, label: say(context, label), by: null }))

const askedByCategory = (context: Context, category: ReportCategory): readonly Asked[] => {
  const { name, fields } = categoryFacts(category)
  return fields.map((field) => ({
    value: categoryField(category, field.name),
    label: say(context, field.label),
    by: say(context, name),
  }))
}

const askedByForm = (
  { language }: Context,
  { definition, name: by }: RecordForm,
): readonly Asked[] =>
  definition.pages
    .flatMap((page) => page.fields)
    .filter(({ kind }) => kind !== 'words')
    .map(({ name, label }) => ({ value: name, label: label[language], by }))

/** Each field once, by name, with the first label found. */
function joined(asked: readonly Asked[]): readonly RecordField[] {
  const fields = new Map<string, { label: string; usedIn: Set<string> }>()
  for (const { value, label, by } of asked) {
    const field = fields.get(value) ?? { label, usedIn: new Set<string>() }
    if (by !== null) field.usedIn.add(by)
    fields.set(value, field)
  }
  return [...fields]
    .map(([value, { label, usedIn }]) => ({ value, label, usedIn: [...usedIn] }))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en'))
}

/** By name (spec, admin section 7: "list sorted by value"). */
export const fieldsOfType = (
  context: Context,
  type: RecordType,
  forms: readonly RecordForm[],
): readonly RecordField[] =>
  joined([
    ...standard(context, everyRecord),
    ...(type === 'Case'
      ? [
          ...standard(context, everyReport),
          ...reportCategoryNames.flatMap((category) => askedByCategory(context, category)),
        ]
      : []),
    ...forms
      .filter(({ processId, crmObject }) => recordTypesOfForm(processId, crmObject).includes(type))
      .flatMap((form) => askedByForm(context, form)),
  ])

/** The fields of its form, its category, and every record. */
export const fieldsOfService = (
  context: Context,
  service: { readonly category: ReportCategory | null; readonly processId: string | null },
  forms: readonly RecordForm[],
): readonly RecordField[] =>
  joined([
    ...standard(context, everyRecord),
    ...(service.category === null
      ? []
      : [...standard(context, everyReport), ...askedByCategory(context, service.category)]),
    ...forms
      .filter(({ processId }) => processId === service.processId)
      .flatMap((form) => askedByForm(context, form)),
  ])
