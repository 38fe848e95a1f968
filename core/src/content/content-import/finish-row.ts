import { toSnakeCase } from 'drizzle-orm/casing'
import { type PickupRuleEdit, pickupRuleErrors, settledRule } from '../../land/pickup/rules.ts'
import { type ArticleBody, articleErrors } from '../knowledge/rules.ts'
import type { ImportRef } from './content-import.sql.ts'
import type { ContentImportErrorCode } from './import-error.ts'
import { type ImportListName, weekdays } from './layout.ts'

/** What a file says of a record, by columns of the record's table. */
export type Row = Readonly<Record<string, unknown>>

export interface FinishedRow {
  readonly key: string
  readonly row: Row
  readonly refs: readonly ImportRef[]
  readonly errors: readonly { readonly field: string; readonly code: ContentImportErrorCode }[]
}

const textIn = (row: Row, column: string): string => {
  const value = row[column]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

type Known = Pick<FinishedRow, 'key' | 'row'> & Partial<FinishedRow>

const memberRef = (row: Row): ImportRef => ({
  field: 'member',
  list: 'members',
  key: textIn(row, 'member'),
})
const boardRef = (row: Row): ImportRef => ({
  field: 'board',
  list: 'boards',
  key: textIn(row, 'board'),
})
const seatKey = (row: Row): string => `${textIn(row, 'board')}/${textIn(row, 'position')}`

function article(row: Row): Known {
  const { key, ...body } = row
  const whole = { titleEs: null, summaryEs: null, layoutItemsEs: null, ...body }
  const columns: Readonly<Record<string, string>> = {
    'layoutItemsEs.0.value': 'bodyEs',
    'layoutItems.0.value': 'body',
  }
  // Its fields were read as the layout says.
  const errors = articleErrors(whole as unknown as ArticleBody).map(({ field }) => ({
    field: columns[field] ?? field,
    code: 'required' as const,
  }))
  return { key: String(key), row: body, errors }
}

function pickupRule(row: Row): Known {
  const weekday = weekdays.findIndex((name) => name === row['weekday'])
  const sent: PickupRuleEdit = {
    // The layout checked the choice.
    kind: row['kind'] as PickupRuleEdit['kind'],
    // Likewise.
    service: (row['service'] ?? null) as PickupRuleEdit['service'],
    district: textIn(row, 'district') || null,
    fromDay: textIn(row, 'from_day'),
    toDay: textIn(row, 'to_day') || textIn(row, 'from_day'),
    weekday: weekday < 0 ? null : weekday,
    everyWeeks: typeof row['every_weeks'] === 'number' ? row['every_weeks'] : 1,
    followsHolidays: row['follows_holidays'] !== false,
    movedTo: textIn(row, 'moved_to') || null,
    name: textIn(row, 'name'),
    nameEs: textIn(row, 'name_es'),
  }
  const errors = pickupRuleErrors(sent).map(({ field, kind }) => ({
    field,
    code: kind === 'Required' ? ('required' as const) : ('not-of-rule' as const),
  }))
  const rule = settledRule(sent)
  const key = [rule.kind, rule.service ?? '', rule.district ?? '', rule.fromDay].join('/')
  const columns = Object.entries(rule).map(([name, value]) => [toSnakeCase(name), value] as const)
  return { key, row: Object.fromEntries(columns), errors }
}

const finish: Readonly<Record<ImportListName, (row: Row) => Known>> = {
  articles: article,
  boards: ({ alias, ...row }) => ({ key: String(alias), row }),
  seats: (row) => ({ key: seatKey(row), row, refs: [boardRef(row)] }),
  members: (row) => ({ key: textIn(row, 'source_key') || textIn(row, 'full_name'), row }),
  terms: (row) => ({
    key: [seatKey(row), textIn(row, 'member'), textIn(row, 'from_day')].join('/'),
    row,
    refs: [{ field: 'position', list: 'seats', key: seatKey(row) }, memberRef(row)],
    errors:
      textIn(row, 'to_day') !== '' && textIn(row, 'to_day') < textIn(row, 'from_day')
        ? [{ field: 'toDay', code: 'ends-before' as const }]
        : [],
  }),
  meetings: (row) => ({
    key: textIn(row, 'source_key') || `${textIn(row, 'board')}/${textIn(row, 'day')}`,
    row,
    refs: [boardRef(row)],
  }),
  attendance: (row) => ({
    key: `${textIn(row, 'meeting')}/${textIn(row, 'member')}`,
    row,
    refs: [{ field: 'meeting', list: 'meetings', key: textIn(row, 'meeting') }, memberRef(row)],
  }),
  files: (row) => {
    const meeting = textIn(row, 'meeting')
    const isResource = row['kind'] === 'resource'
    const names = ['board', 'meeting', 'kind', 'label'].map((column) => textIn(row, column))
    return {
      key: names.join('/'),
      row: { ...row, meeting: meeting || null },
      refs: [
        boardRef(row),
        ...(meeting ? [{ field: 'meeting', list: 'meetings', key: meeting }] : []),
      ],
      errors:
        isResource === (meeting === '') ? [] : [{ field: 'meeting', code: 'not-of-kind' as const }],
    }
  },
  pickupDays: ({ parcel_number: number, ...row }) => ({ key: String(number), row }),
  pickupAddresses: ({ address, ...row }) => ({
    key: String(address).toLowerCase().replaceAll(/\s+/g, ' '),
    row,
  }),
  pickupRules: pickupRule,
}

/** Its key, the records that it names, and what is wrong between its columns. */
export const finishRow = (list: ImportListName, row: Row): FinishedRow => ({
  refs: [],
  errors: [],
  ...finish[list](row),
})
