// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** What a key can be used for. Closed: a new one is a new right. */
export const partnerScopes = ['reports.write'] as const
export type PartnerScope = (typeof partnerScopes)[number]

export const isPartnerScope = (text: string): text is PartnerScope =>
  partnerScopes.some((scope) => scope === text)

/** Characters and counts. */
export const partnerLimits = {
  name: 80,
  contact: 200,
  partners: 500,
  keysOfPartner: 50,
  perMinute: 6000,
  /** Seven days. */
  rotationHours: 168,
} as const

/** Requests per minute of a key, unless staff choose another number. */
export const defaultPerMinute = 60

/** How long the old key still works after a rotation, in hours. */
export const rotationChoices = [0, 1, 24, 72, partnerLimits.rotationHours] as const

export interface PartnerEdit {
  readonly name: string
  readonly contact: string
}

export interface PartnerKeyEdit {
  readonly name: string
  readonly scopes: readonly PartnerScope[]
  readonly limitPerMinute: number
}

export interface NewPartnerKey extends PartnerKeyEdit {
  /** The last day on which it works, in the city; null: until it is revoked. */
  readonly expiresOn: string | null
}

export const partnerErrors = ({ name, contact }: PartnerEdit): readonly ValidationError[] => [
  ...required('name', name),
  ...required('contact', contact),
]

const isLimit = (limit: number): boolean =>
  Number.isInteger(limit) && limit >= 1 && limit <= partnerLimits.perMinute

export const partnerKeyErrors = (edit: PartnerKeyEdit): readonly ValidationError[] => [
  ...required('name', edit.name),
  ...(edit.scopes.length === 0 ? [{ field: 'scopes', kind: 'Required' } as const] : []),
  ...(isLimit(edit.limitPerMinute) ? [] : [{ field: 'limitPerMinute', kind: 'Invalid' } as const]),
]

/** Ending: it works, but for no longer than a rotation's old key does. */
export const partnerKeyStatuses = ['active', 'ending', 'expired', 'revoked'] as const
export type PartnerKeyStatus = (typeof partnerKeyStatuses)[number]

/** It can be used, changed, replaced and revoked. */
export const isWorking = (status: PartnerKeyStatus): boolean =>
  status === 'active' || status === 'ending'
