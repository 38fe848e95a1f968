import { type ContractorView, contractorViews } from '@portal/core/contractors/rules'
import { listContractorPermits } from '@portal/openapi/resident-client/contractors'
import { query } from '@portal/web-ui/api'

/** The page's address: `?view=toBook&after=2026-1387`. */
export interface ContractorSearch {
  readonly view: ContractorView
  readonly after: string
}

export const contractorSearchOf = ({
  view,
  after,
}: Readonly<Record<string, unknown>>): ContractorSearch => ({
  view: contractorViews.find((one) => one === view) ?? 'open',
  after: typeof after === 'string' && /^\d{4}-\d{1,8}$/.test(after) ? after : '',
})

export const contractorHref = ({ view, after }: ContractorSearch): string =>
  `/contractor_permits?view=${view}${after && `&after=${after}`}`

export const contractorQuery = (search: ContractorSearch) =>
  query(listContractorPermits, { query: { ...search } })
