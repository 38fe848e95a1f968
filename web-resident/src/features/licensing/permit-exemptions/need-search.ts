import {
  isPropertyType,
  newBuildingKinds,
  optionsFor,
  type PermitOption,
  type PropertyType,
} from '@portal/core/permits/rules'

/** The three forms, in order. */
export type NeedStep = 'property' | 'option' | 'answers'

/** The page's address: `?propertyType=MultiFamily&option=BuildingShed&q-squareFeet=100`. */
export interface NeedSearch {
  readonly propertyType: PropertyType | null
  /** Null if it is missing, or does not fit the property. */
  readonly option: PermitOption | null
  /** By the question's key, as typed. */
  readonly answers: Readonly<Record<string, string>>
  /** What the fee counts, as typed. */
  readonly units: Readonly<Record<string, string>>
  /** The form that was sent, so that the page says what is missing. */
  readonly sent: NeedStep | null
}

export const answerPrefix = 'q-'
export const unitPrefix = 'u-'

const longest = 20

// The router reads digits as numbers.
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, longest)
    : ''

const withPrefix = (query: Readonly<Record<string, unknown>>, prefix: string) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const text = textOf(value)
      return name.startsWith(prefix) && text !== '' ? [[name.slice(prefix.length), text]] : []
    }),
  )

const steps: readonly NeedStep[] = ['property', 'option', 'answers']

export function needSearchOf(query: Readonly<Record<string, unknown>>): NeedSearch {
  const propertyType = isPropertyType(query['propertyType']) ? query['propertyType'] : null
  const offered = propertyType ? optionsFor(propertyType) : []
  return {
    propertyType,
    option: offered.find((one) => one === query['option']) ?? null,
    answers: withPrefix(query, answerPrefix),
    units: withPrefix(query, unitPrefix),
    sent: steps.find((step) => step === query['sent']) ?? null,
  }
}

/** What the API is asked once the work is chosen; null before that. */
export function askedNeed({ propertyType, option, answers, units }: NeedSearch) {
  if (!propertyType) return null
  const isNew = newBuildingKinds[propertyType] !== undefined
  if (!isNew && !option) return null
  // An answer to a question is also what the fee counts, where the key is the same.
  const counted = Object.entries({ ...answers, ...units })
    .map(([key, text]) => [key, text.replaceAll(',', '')] as const)
    .filter(
      ([key, text]) => /^[a-z][a-zA-Z]{0,30}$/.test(key) && /^\d{1,7}(?:\.\d{1,2})?$/.test(text),
    )
    .map(([key, text]) => `${key}:${text}`)
    .join(',')
  return { propertyType, option: option ?? ('' as const), units: counted.slice(0, 200) }
}

/** The page that asks for these choices again, or the first one. */
export function needHref(
  chosen: Partial<Pick<NeedSearch, 'propertyType' | 'option'>> = {},
): string {
  const { propertyType, option } = chosen
  const query = new URLSearchParams({
    ...(propertyType && { propertyType }),
    ...(option && { option }),
  })
  return query.size > 0 ? `/activities/other_permit?${query}` : '/activities/other_permit'
}
