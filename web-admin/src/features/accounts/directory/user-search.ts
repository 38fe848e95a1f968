import {
  type DirectoryColumn,
  directoryColumns,
  directoryPageSizes,
} from '@portal/core/directory/rules'

export interface UserSearch {
  readonly term: string
  /** From 0. */
  readonly page: number
  readonly size: (typeof directoryPageSizes)[number]
  readonly sort: DirectoryColumn
  readonly direction: 'asc' | 'desc'
}

/** Defaults (spec, admin section 9). */
export const firstSearch: UserSearch = {
  term: '',
  page: 0,
  size: 25,
  sort: 'LastName',
  direction: 'asc',
}

const longestTerm = 200
const highestPage = 1_000_000

/** Pages in URLs count from 1; invalid values are ignored. */
export function userSearchOf(search: Readonly<Record<string, unknown>>): UserSearch {
  const { term, direction } = search
  const page = Number(search['page'])
  return {
    term: typeof term === 'string' ? term.slice(0, longestTerm) : firstSearch.term,
    page: Number.isInteger(page) && page > 1 && page <= highestPage ? page - 1 : firstSearch.page,
    size: directoryPageSizes.find((size) => String(size) === search['size']) ?? firstSearch.size,
    sort: directoryColumns.find((column) => column === search['sort']) ?? firstSearch.sort,
    direction: direction === 'desc' ? direction : firstSearch.direction,
  }
}

/** Without defaults. */
export function addressQuery(wanted: UserSearch): Readonly<Record<string, string>> {
  const { term, page, size, sort, direction } = wanted
  return {
    ...(term && { term }),
    ...(page > 0 && { page: String(page + 1) }),
    ...(size !== firstSearch.size && { size: String(size) }),
    ...(sort !== firstSearch.sort && { sort }),
    ...(direction !== firstSearch.direction && { direction }),
  }
}

export function usersHref(wanted: UserSearch): string {
  const query = new URLSearchParams(addressQuery(wanted)).toString()
  return query ? `/users?${query}` : '/users'
}

/** The list at `/users` (spec, admin section 2.2), by the flag; none without a flag. */
export function listVersionOf(
  flags: readonly { readonly name: string; readonly enabled: boolean }[],
): 'v1' | 'v2' | 'none' {
  const flag = flags.find(({ name }) => name === 'EnableUserAdminMenuV2')
  if (!flag) return 'none'
  return flag.enabled ? 'v2' : 'v1'
}
