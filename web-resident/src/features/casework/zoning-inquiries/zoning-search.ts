import { isUuid } from '@portal/core/kernel/rules'
import { specialServiceIds } from '@portal/core/services/rules'

export interface ZoningSearch {
  readonly activityId?: string | undefined
  readonly address?: string | undefined
  readonly zip?: string | undefined
  readonly unit?: string | undefined
  /** The chosen parcel's id. */
  readonly parcel?: string | undefined
  /** The request number of the inquiry that was just sent. */
  readonly case?: string | undefined
  /** The status link for a guest without mail. */
  readonly status?: string | undefined
}

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : undefined
const idOf = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value : undefined)

export const zoningSearch = (search: Record<string, unknown>): ZoningSearch => ({
  activityId: idOf(search['activityId']),
  address: textOf(search['address'], 120),
  zip: textOf(search['zip'], 10),
  unit: textOf(search['unit'], 20),
  parcel: idOf(search['parcel']),
  case: /^\d{8}$/.exec(String(search['case']))?.[0],
  // Only our own path, since anyone can write the query.
  status: /^\/request_status\/[\da-f-]{36}\?as=sender&signature=[\w-]+$/.exec(
    String(search['status']),
  )?.[0],
})

/** Links to the screen may leave out its service. */
export const serviceIdOf = ({ activityId }: ZoningSearch): string =>
  activityId ?? specialServiceIds.zoningInformation

export const zoningPath = '/activities/zoning_inquiry'

export function zoningHref(search: ZoningSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return `${zoningPath}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** One text of what was typed; null without an address. */
export const typedAddress = ({ address, unit, zip }: ZoningSearch): string | null =>
  address === undefined
    ? null
    : [address + (unit ? ` # ${unit}` : ''), zip].filter(Boolean).join(', ')
