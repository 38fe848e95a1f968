import { fullYear, permitLimits, readPermitNumber } from '@portal/core/permits/rules'

export const searchWays = ['address', 'number', 'parcel', 'map', 'name'] as const
export type SearchWay = (typeof searchWays)[number]

/** The parts of a parcel number, in order. */
export const parcelParts = ['township', 'section', 'block', 'lot', 'unit'] as const
export type ParcelPart = (typeof parcelParts)[number]

const fieldNames = ['streetNumber', 'streetName', 'year', 'number', 'name', ...parcelParts] as const
type FieldName = (typeof fieldNames)[number]

/** The address of the search: `?by=address&streetName=Millrace`. */
export interface PermitSearch extends Readonly<Partial<Record<FieldName, string>>> {
  readonly by?: SearchWay | undefined
  /** The permit in the dialog: `2026-1387`. */
  readonly permit?: string | undefined
  /** The part of the map: `south,west,north,east`. */
  readonly view?: string | undefined
}

// The router reads digits as numbers.
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export function permitSearchOf(query: Record<string, unknown>): PermitSearch {
  const given = fieldNames.flatMap((name) => {
    const text = textOf(query[name])
    return text === '' ? [] : [[name, text.slice(0, permitLimits.name)] as const]
  })
  const by = searchWays.find((way) => way === query['by'])
  const permit = typeof query['permit'] === 'string' ? query['permit'] : undefined
  const { view } = query
  return {
    ...(by && { by }),
    ...Object.fromEntries(given),
    ...(permit && /^\d{4}-\d{1,8}$/.test(permit) && { permit }),
    ...(typeof view === 'string' && { view: view.slice(0, permitLimits.name) }),
  }
}

export type FieldError = readonly [name: FieldName, key: 'FieldRequired' | 'FieldInvalid']

/** What is missing or wrong in the fields of its way; the search is not made. */
export function searchErrors(search: PermitSearch, thisYear: number): readonly FieldError[] {
  const { by = 'address', streetNumber = '', year = '', number = '', name = '' } = search
  if (by === 'address' && !/^\d{0,6}$/.test(streetNumber)) return [['streetNumber', 'FieldInvalid']]
  if (by === 'name' && name !== '' && name.length < permitLimits.shortestName)
    return [['name', 'FieldInvalid']]
  if (by !== 'number' || (year === '' && number === '')) return []
  const errors: FieldError[] = []
  if (year === '') errors.push(['year', 'FieldRequired'])
  else if (fullYear(year, thisYear) === null) errors.push(['year', 'FieldInvalid'])
  if (number === '') errors.push(['number', 'FieldRequired'])
  else if (readPermitNumber('2000', number, thisYear) === null)
    errors.push(['number', 'FieldInvalid'])
  return errors
}

const none = { streetNumber: '', streetName: '', parcelNumber: '', ownerName: '' } as const

/** What the API is asked; null if the fields are empty, or name one permit. */
export function apiSearchOf(search: PermitSearch): typeof apiShape | null {
  const { by = 'address', streetNumber = '', streetName = '', name = '' } = search
  if (by === 'number' || by === 'map') return null
  const parcelNumber = parcelParts.flatMap((part) => search[part] ?? []).join('-')
  const asked = {
    ...none,
    ...(by === 'address' && { streetNumber, streetName }),
    ...(by === 'parcel' && { parcelNumber }),
    ...(by === 'name' && { ownerName: name }),
  }
  return Object.values(asked).some((text) => text !== '') ? asked : null
}
const apiShape: Readonly<Record<keyof typeof none, string>> = none

/** The permit whose details are shown: the one of a row, or the one that was searched by number. */
export function shownPermit(
  { by, year = '', number = '', permit }: PermitSearch,
  thisYear: number,
): { readonly year: string; readonly number: string } | null {
  const [rowYear = '', rowNumber = ''] = permit?.split('-') ?? []
  const read =
    readPermitNumber(rowYear, rowNumber, thisYear) ??
    (by === 'number' ? readPermitNumber(year, number, thisYear) : null)
  return read && { year: String(read.year), number: String(read.number) }
}

/** The same search, with a row's permit or without any. */
export function searchHref(search: PermitSearch, permit?: string): string {
  const { permit: _shown, ...rest } = search
  const query = new URLSearchParams(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  if (permit) query.set('permit', permit)
  const text = query.toString()
  return text ? `/permit-search?${text}` : '/permit-search'
}
