import { isUuid } from '@portal/core/kernel/rules'
import { type LicenseStatus, licenseStatuses } from '@portal/core/licenses/rules'
import {
  getLicense,
  getLicenseApplication,
  listLicenseKinds,
  listLicenses,
} from '@portal/openapi/admin-client/licenses'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type ListedLicense = components['schemas']['ListedLicense']
export type License = components['schemas']['License']

/** As in the URL. */
export interface LicensesSearch {
  readonly term?: string | undefined
  readonly status?: LicenseStatus | undefined
}

export const licensesSearchOf = (search: Record<string, unknown>): LicensesSearch => {
  const { term, status } = search
  return {
    // The router parses numbers in URLs.
    term: typeof term === 'number' ? String(term) : typeof term === 'string' ? term : undefined,
    status: licenseStatuses.find((one) => one === status),
  }
}

const fresh = { staleTime: 0, refetchOnMount: false } as const

export const licensesQuery = ({ term, status }: LicensesSearch) =>
  query(listLicenses, { query: { ...(term && { term }), ...(status && { status }) } }, fresh)

export const licenseQuery = (id: string) => query(getLicense, { path: { id } }, fresh)

export type LicenseKinds = components['schemas']['LicenseKinds']
export type Application = NonNullable<components['schemas']['LicenseApplication']['application']>
export type LicenseOf = components['schemas']['LicenseApplication']['license']

/** As in the URL. */
export interface NewLicenseSearch {
  /** The id of the application. */
  readonly request?: string | undefined
  readonly kind?: string | undefined
  readonly year?: number | undefined
}

export const newLicenseSearchOf = (search: Record<string, unknown>): NewLicenseSearch => {
  const { request, kind } = search
  const year = Number(search['year'])
  return {
    request: typeof request === 'string' && isUuid(request) ? request : undefined,
    kind: typeof kind === 'string' ? kind : undefined,
    year: Number.isInteger(year) && year >= 2000 && year <= 2200 ? year : undefined,
  }
}

export const licenseKindsQuery = (year: number | undefined) =>
  query(listLicenseKinds, { query: year === undefined ? {} : { year } }, fresh)

export const applicationQuery = (id: string) =>
  query(getLicenseApplication, { path: { id } }, fresh)
