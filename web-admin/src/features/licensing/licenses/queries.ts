import { type LicenseStatus, licenseStatuses } from '@portal/core/licenses/rules'
import { getLicense, listLicenses } from '@portal/openapi/admin-client/licenses'
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
