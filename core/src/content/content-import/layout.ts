import { pickupLimits, pickupRuleKinds, pickupServices } from '../../land/pickup/rules.ts'
import { attendanceStatuses, boardFileKinds } from '../boards/rules.ts'
import { articleLimits } from '../knowledge/rules.ts'
import {
  alias,
  choice,
  day,
  email,
  type FieldRule,
  type FieldRules,
  flag,
  key,
  needed,
  stored,
  text,
  webAddress,
  whole,
} from './field-rules.ts'

/** In the order in which they are applied: later lists name records of earlier ones. */
export const importLists = [
  'articles',
  'boards',
  'seats',
  'members',
  'terms',
  'meetings',
  'attendance',
  'files',
  'pickupDays',
  'pickupAddresses',
  'pickupRules',
] as const

export type ImportListName = (typeof importLists)[number]

/** The week of a pickup day, as parcels have it. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const article = { is: 'parts', max: articleLimits.value } as const
const seat = { board: needed(alias), position: needed(whole(1, 200)) } as const
const route = {
  pickupDay: stored(needed(choice(weekdays)), 'refuse_pickup_day'),
  leafDistrict: stored(text(pickupLimits.district), 'leaf_district'),
} as const

/** The columns of each list, as docs/content-import.md has them. */
export const importLayout = {
  articles: {
    key: needed(alias),
    title: needed(text(articleLimits.title)),
    titleEs: text(articleLimits.title),
    summary: needed(text(articleLimits.summary)),
    summaryEs: text(articleLimits.summary),
    body: stored(needed(article), 'layoutItems'),
    bodyEs: stored(article, 'layoutItemsEs'),
  },
  boards: {
    alias: needed(alias),
    name: needed(text(200)),
    nameEs: text(200),
    overview: needed({ is: 'html', max: 20_000 }),
    overviewEs: { is: 'html', max: 20_000 },
    termLength: text(200),
    termLengthEs: text(200),
    termLimit: text(200),
    termLimitEs: text(200),
    staffLiaisonName: text(200),
    staffLiaisonEmail: email,
    staffLiaisonPhone: text(40),
    meetingDay: text(200),
    meetingDayEs: text(200),
    meetingTime: text(100),
    meetingLocation: text(300),
    powers: { is: 'texts', max: 1000 },
    powersEs: { is: 'texts', max: 1000, isNullable: true },
    links: { is: 'links', column: 'additional_information' },
  },
  seats: {
    ...seat,
    name: text(200),
    nameEs: text(200),
    appointer: text(200),
    appointerEs: text(200),
    requirements: text(1000),
    requirementsEs: text(1000),
    isVoting: flag,
    isAlternate: flag,
    takesApplications: flag,
    termYears: whole(1, 20),
    endedOn: day,
  },
  members: {
    key: stored(key, 'source_key'),
    fullName: needed(text(200)),
    email,
    phone: text(40),
  },
  terms: {
    ...seat,
    member: needed(key),
    fromDay: day,
    toDay: day,
    carriedPercentage: whole(0, 100),
  },
  meetings: {
    key: stored(key, 'source_key'),
    board: needed(alias),
    day: needed(day),
    startsAt: { is: 'time' },
    title: text(300),
    titleEs: text(300),
    location: text(300),
    videoUrl: webAddress,
    isCancelled: flag,
  },
  attendance: {
    meeting: needed(key),
    member: needed(key),
    status: needed(choice(attendanceStatuses)),
  },
  files: {
    board: needed(alias),
    meeting: key,
    kind: needed(choice(boardFileKinds)),
    label: needed(text(200)),
    labelEs: text(200),
    url: needed(webAddress),
  },
  pickupDays: { parcelNumber: needed(text(60)), ...route },
  pickupAddresses: { address: needed(text(150)), ...route },
  pickupRules: {
    kind: needed(choice(pickupRuleKinds)),
    service: choice(pickupServices),
    district: text(pickupLimits.district),
    fromDay: needed(day),
    toDay: day,
    weekday: choice(weekdays),
    everyWeeks: whole(1, pickupLimits.everyWeeks),
    followsHolidays: flag,
    movedTo: day,
    name: text(pickupLimits.name),
    nameEs: text(pickupLimits.name),
  },
} as const satisfies Readonly<Record<ImportListName, FieldRules>>

export const rulesOf = (list: ImportListName): Readonly<Record<string, FieldRule>> =>
  importLayout[list]

/** A column of a record's table, as files call it. */
export function fileColumn(list: ImportListName, column: string): string {
  const found = Object.entries(rulesOf(list)).find(([name, rule]) => {
    const stored = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return (rule.column ?? stored) === column
  })
  return found?.[0] ?? column
}

/** What staff can do with imported articles. */
export const articleSteps = ['draft', 'publish'] as const
export type ArticleStep = (typeof articleSteps)[number]

export const importLimits = {
  /** Characters of a file: a hundred thousand parcels' days. */
  file: 6_000_000,
  name: 100,
  /** Articles of one import: each is written with its search words. */
  articles: 1000,
  boards: 1000,
  /** Changes that the preview shows. */
  shown: 300,
  /** Days that an import waits to be applied. */
  days: 30,
} as const

/** What happens with a record; `kept`: staff changed it, and a source does not change it back. */
export const importStates = ['added', 'changed', 'unchanged', 'missing', 'kept'] as const
export type ImportState = (typeof importStates)[number]

export type ImportCounts = Readonly<
  Partial<Record<ImportListName, Readonly<Partial<Record<ImportState, number>>>>>
>
