import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { say } from '../../platform/texts/index.ts'
import { isRecordType, type RecordType, recordTypeNames, recordTypes } from '../requests/rules.ts'
import { services } from '../services/services.sql.ts'
import { publicFields } from './public-fields.sql.ts'
import { fieldsOfService, fieldsOfType, type RecordField, recordForms } from './record-fields.ts'

export interface PublicFieldType {
  readonly recordType: RecordType
  readonly name: string
  /** Whether staff have chosen; otherwise all fields are public. */
  readonly isChosen: boolean
  readonly fieldCount: number
  readonly publicCount: number
}

export interface PublicFieldChoice {
  readonly isChosen: boolean
  readonly fieldNames: readonly string[]
}

async function readForms({ database, language }: Context) {
  return (await database.read((builder) => recordForms(builder, language))).rows
}

const noSuchRecord = () => new DomainError('not-found', 'PublicFields.NotFound')

/** Spec, admin section 2.11. @throws forbidden unless staff. */
export async function listPublicFieldTypes(context: Context): Promise<readonly PublicFieldType[]> {
  requireStaff(context, 'listPublicFieldTypes')
  const [forms, chosen] = await Promise.all([
    readForms(context),
    context.database.read((builder) => builder.select().from(publicFields)),
  ])
  return recordTypeNames.map((recordType) => {
    const fields = fieldsOfType(context, recordType, forms)
    const names = chosen.find((row) => row.recordType === recordType)?.fieldNames
    const seen = fields.filter(({ value }) => names?.includes(value) ?? true)
    return {
      recordType,
      name: say(context, recordTypes[recordType].name),
      isChosen: names !== undefined,
      fieldCount: fields.length,
      publicCount: seen.length,
    }
  })
}

/** All fields if staff have not chosen. @throws forbidden unless staff. */
export async function getPublicFields(
  context: Context,
  recordType: RecordType,
): Promise<PublicFieldChoice> {
  requireStaff(context, 'getPublicFields')
  const [forms, [row]] = await Promise.all([
    readForms(context),
    context.database.read((builder) =>
      builder
        .select({ fieldNames: publicFields.fieldNames })
        .from(publicFields)
        .where(sql`${publicFields.recordType} = ${recordType}`),
    ),
  ])
  const known = fieldsOfType(context, recordType, forms).map(({ value }) => value)
  return {
    isChosen: row !== undefined,
    fieldNames: known.filter((name) => row?.fieldNames.includes(name) ?? true),
  }
}

/**
 * Of a record type, or those of a catalog service, by name.
 * @throws not-found for an id of neither, forbidden unless staff.
 */
export async function listFields(
  context: Context,
  typeOrService: string,
): Promise<readonly RecordField[]> {
  requireStaff(context, 'listFields')
  if (isRecordType(typeOrService)) {
    return fieldsOfType(context, typeOrService, await readForms(context))
  }
  if (!isUuid(typeOrService)) throw noSuchRecord()
  const [forms, [service]] = await Promise.all([
    readForms(context),
    context.database.read((builder) =>
      builder
        .select({ category: services.reportCategory, processId: services.formProcessId })
        .from(services)
        .where(sql`${services.id} = ${typeOrService}`),
    ),
  ])
  if (!service) throw noSuchRecord()
  return fieldsOfService(context, service, forms)
}
