import type { LatLng } from '../../land/parcels/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { FieldProblem } from '../../platform/kernel/errors.ts'
import { webAddress } from '../../platform/kernel/web-address.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import type { ReportForm } from '../reports/rules.ts'
import { reportFields } from '../reports/rules.ts'
import { isOpenCategory, noSuchService } from './list-services.ts'
import { open311Limits } from './rules.ts'
import { FieldReader, fieldProblem, requireNone, type SentFields } from './sent-fields.ts'

/** A form of the standard as our own form has it. */
export interface SentReport {
  readonly category: ReportCategory
  readonly form: ReportForm
  /** Text for staff, never fetched. */
  readonly mediaUrls: readonly string[]
}

const yesNo: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
}

const attributeName = /^attribute\[([^[\]]+)\](?:\[\d*\])?$/

/** `attribute[code]=value`, or `attribute[code][]=value` as for lists. */
function readAttributes(
  reader: FieldReader,
  category: ReportCategory,
  fields: SentFields,
): ReportForm['details'] {
  const sent = new Map<string, Set<string>>()
  for (const name of fields.keys()) {
    const [, code] = attributeName.exec(name) ?? []
    if (code === undefined) continue
    const values = sent.get(code) ?? new Set<string>()
    for (const value of reader.all(name)) values.add(value)
    if (values.size > 0) sent.set(code, values)
  }
  const details: Record<string, string | boolean> = {}
  for (const [code, values] of sent) {
    const name = `attribute[${code}]`
    const field = categoryFacts(category).fields.find((one) => one.name === code)
    const [value = ''] = values
    if (!field) reader.wrong(name, 'Open311.NoSuchAttribute')
    // Every question has one answer: of two, neither is more likely.
    else if (values.size > 1) reader.wrong(name, 'Open311.SentTwice')
    else if (field.kind === 'choice') details[code] = value
    else details[code] = yesNo[value.toLowerCase()] ?? value
  }
  return details
}

function degreesOf(reader: FieldReader, field: 'lat' | 'long', max: number): number | null {
  const text = reader.one(field)
  if (text === '') return null
  const degrees = /^[-+]?\d{1,3}(?:\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  if (Math.abs(degrees) <= max) return degrees
  reader.wrong(field, 'Open311.NotDegrees')
  return null
}

function readPosition(reader: FieldReader): LatLng | null {
  const latitude = degreesOf(reader, 'lat', 90)
  const longitude = degreesOf(reader, 'long', 180)
  const has = (field: string) => reader.all(field).length > 0
  if (has('lat') && !has('long')) reader.wrong('long', 'Open311.Missing')
  if (has('long') && !has('lat')) reader.wrong('lat', 'Open311.Missing')
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Each its own field, or all in one, as JSON or with commas between them. */
export function readMediaUrls(reader: FieldReader): readonly string[] {
  const field = 'media_url'
  const sent = [...reader.all(field), ...reader.all(`${field}[]`)]
  const urls = [...new Set(sent.flatMap((text) => text.split(/[\s,]+(?=https?:)/i)))]
  if (urls.length > open311Limits.mediaUrls)
    reader.wrong(field, 'Open311.TooMany', { count: open311Limits.mediaUrls })
  // `about:` is no base, so that only whole addresses pass.
  const isWhole = (url: string) =>
    url.length <= open311Limits.mediaUrl && webAddress(url, 'about:blank') !== null
  if (!urls.every((url) => isWhole(url))) reader.wrong(field, 'Open311.NotAnAddress')
  return urls
}

/** What our form calls otherwise. */
const wireNames: Readonly<Record<string, string>> = {
  address: 'address_string',
  guestEmail: 'email',
  contactPhone: 'phone',
  contactName: 'first_name',
}

/** A report's own errors, by the standard's names. */
export const asSent = (
  context: Context,
  problems: readonly FieldProblem[],
  { category, form }: SentReport,
): readonly FieldProblem[] =>
  problems.map(({ field, code }) => {
    if (field === 'address' && form.position)
      return fieldProblem(context, 'lat', 'Open311.NotInCity')
    if (field === 'address' && form.address === '')
      return fieldProblem(context, 'lat', 'Open311.NoPlace')
    const isQuestion = categoryFacts(category).fields.some(({ name }) => name === field)
    return fieldProblem(
      context,
      isQuestion ? `attribute[${field}]` : (wireNames[field] ?? field),
      code,
    )
  })

/**
 * Of an account or a device we keep nothing: it says nothing about the problem.
 * @throws invalid with each wrong field, not-found for an unknown service.
 */
export function readReport(context: Context, fields: SentFields): SentReport {
  const reader = new FieldReader(context, fields)
  const code = reader.required('service_code')
  if (code === '') requireNone(reader.problems)
  if (!isOpenCategory(code)) throw noSuchService()
  const position = readPosition(reader)
  const address = reader.one('address_string', reportFields.address.maxLength)
  // No reply of ours names one, so a client cannot have it from us.
  const hasOnlyId = reader.one('address_id') !== '' && position === null && address === ''
  if (hasOnlyId) reader.wrong('address_id', 'Open311.NoAddressIds')
  const name = [reader.one('first_name', 100), reader.one('last_name', 100)]
  const form: ReportForm = {
    address,
    position,
    description: reader.one('description', open311Limits.description),
    extraDescription: '',
    rating: null,
    details: readAttributes(reader, code, fields),
    guestEmail: reader.one('email', 254),
    contactName: name.filter((part) => part !== '').join(' '),
    contactPhone: reader.one('phone', reportFields.contactPhone.maxLength),
  }
  const mediaUrls = readMediaUrls(reader)
  requireNone(reader.problems)
  return { category: code, form, mediaUrls }
}
