import {
  categoryFacts,
  isReportCategory,
  reportCategoryNames,
  targetDaysOf,
} from '../../casework/report-categories/rules.ts'
import { type Status, statuses } from '../../casework/requests/rules.ts'
import { deviceText } from '../../people/identity/index.ts'
import { type CitySettings, defaultCity } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { moneyText } from '../../platform/kernel/format.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { allDefaultTexts, say, type TextKey } from '../../platform/texts/index.ts'
import { audienceText } from './describe-audience.ts'
import type { EntryRow, RecordChange } from './entry-rows.ts'

/** In the reader’s words; null is empty. */
export interface DescribedField {
  readonly field: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

export interface DescribedChange extends Pick<
  RecordChange,
  'kind' | 'recordId' | 'record' | 'part' | 'change' | 'isForgotten'
> {
  readonly kindName: string
  readonly fields: readonly DescribedField[]
}

export interface AuditEntry extends Pick<
  EntryRow,
  | 'id'
  | 'at'
  | 'app'
  | 'operation'
  | 'kind'
  | 'recordId'
  | 'record'
  | 'ipAddress'
  | 'requestId'
  | 'changeCount'
> {
  readonly who: {
    readonly id: string | null
    readonly name: string
    readonly email: string | null
  }
  readonly operationName: string
  readonly kindName: string
  /** Such as `Firefox, Windows`. */
  readonly device: string | null
  readonly changes: readonly DescribedChange[]
}

type TextGroup = 'Operation' | 'AuditKind' | 'AuditField'

/** Names of the log that have a text; older and newer releases may write others. */
export const namesIn = (group: TextGroup): readonly string[] =>
  Object.keys(allDefaultTexts[group] ?? {})

/** The name itself where there is no text. */
export function wordsFor(context: Context, group: TextGroup, name: string): string {
  if (!Object.hasOwn(allDefaultTexts[group] ?? {}, name)) return name
  // The line above looked it up.
  return say(context, `${group}.${name}` as TextKey)
}

const isStatus = (value: string): value is Status => Object.hasOwn(statuses, value)

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

const two = (part: number): string => String(part).padStart(2, '0')

/** `2026-11-23 14:05` in the city, which sorts in spreadsheets. */
export function localTime({ city }: Context, at: string): string {
  const { year, month, day, hour, minute } = wallTimeAt(new Date(at), city.timeZone)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

type Names = EntryRow['names']

function valueText(context: Context, field: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return say(context, value ? 'Util.Yes' : 'Util.No')
  if (typeof value === 'number')
    return field.endsWith('Cents') ? moneyText(value, context.language) : String(value)
  if (typeof value === 'string') {
    if (isUuid(value)) return names[value] ?? value
    if (instant.test(value)) return localTime(context, value)
    if (field === 'status' && isStatus(value)) return say(context, statuses[value].text)
    if (isReportCategory(value) && /category$/i.test(field))
      return say(context, categoryFacts(value).name)
    return value
  }
  if (Array.isArray(value))
    return (
      value
        .map((one: unknown) => valueText(context, field, one, names))
        .filter((one) => one !== null)
        .join(', ') || null
    )
  if (field === 'audience') return audienceText(context, value, names)
  // JSON has only records besides.
  return Object.entries(value)
    .map(
      ([name, part]) =>
        `${wordsFor(context, 'AuditField', name)}: ${valueText(context, name, part, names)}`,
    )
    .join(', ')
}

const describedField = (
  context: Context,
  names: Names,
  field: string,
  [before, after]: readonly [unknown, unknown],
): DescribedField => ({
  field,
  label: wordsFor(context, 'AuditField', field),
  before: valueText(context, field, before, names),
  after: valueText(context, field, after, names),
})

type Settings = Readonly<Record<string, unknown>>

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By the names of its innermost settings: `line1` for the address. */
const innermost = (value: unknown, name: string): readonly (readonly [string, unknown])[] =>
  isSettings(value)
    ? Object.entries(value).flatMap(([key, inner]) => innermost(inner, key))
    : [[name, value]]

/** City settings are stored as what differs from the default city; each that changed is a field. */
function settingFields(
  context: Context,
  names: Names,
  [before, after]: readonly [unknown, unknown],
): readonly DescribedField[] {
  const all = (stored: unknown) => {
    const city: CitySettings = { ...defaultCity, ...(isSettings(stored) ? stored : {}) }
    return new Map(
      innermost(
        {
          ...city,
          targetDays: Object.fromEntries(
            reportCategoryNames.map((category) => [category, targetDaysOf(city, category)]),
          ),
          areaNames: Object.entries(city.areaNames).map(([code, name]) => `${code}: ${name}`),
          holidays: city.holidays.map(({ day, name }) => `${day} ${name}`),
        },
        '',
      ),
    )
  }
  const [old, now] = [all(before), all(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)))
    .map((key) => ({
      ...describedField(context, names, key, [old.get(key), now.get(key)]),
      ...(isReportCategory(key) && { label: say(context, categoryFacts(key).name) }),
    }))
}

function whoOf(context: Context, { actor, actorName, actorEmail }: EntryRow): AuditEntry['who'] {
  if (isUuid(actor))
    return { id: actor, name: actorName ?? say(context, 'Audit.Deleted'), email: actorEmail }
  const name = say(context, actor === 'anonymous' ? 'Audit.Guest' : 'Audit.System')
  return { id: null, name, email: null }
}

/** What an entry says of itself, if no record's change says more. */
const ownFields = (context: Context, { details, names }: EntryRow): readonly DescribedField[] =>
  Object.entries(details).map(([field, value]) =>
    describedField(context, names, field, [null, value]),
  )

/** An entry in the reader’s language. */
export function describeEntry(context: Context, row: EntryRow): AuditEntry {
  const { actor: _actor, actorName: _name, actorEmail: _email, ...entry } = row
  const { details: _details, names, userAgent, changes, ...rest } = entry
  const described = changes.map((change) => ({
    ...change,
    kindName: wordsFor(context, 'AuditKind', change.kind),
    fields: Object.entries(change.fields).flatMap(([field, values]) =>
      change.kind === 'city' && field === 'overrides'
        ? settingFields(context, names, values)
        : [describedField(context, names, field, values)],
    ),
  }))
  const own = ownFields(context, row)
  const itself = {
    kind: row.kind,
    kindName: wordsFor(context, 'AuditKind', row.kind),
    recordId: row.recordId,
    record: row.record,
    part: null,
    change: 'update',
    isForgotten: false,
    fields: own,
  } as const
  return {
    ...rest,
    who: whoOf(context, row),
    operationName: wordsFor(context, 'Operation', row.operation),
    kindName: itself.kindName,
    device: userAgent === null ? null : deviceText(userAgent),
    changes: described.length === 0 && own.length > 0 ? [itself] : described,
  }
}
