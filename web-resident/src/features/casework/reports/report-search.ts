/** The query of a report's page: what is reported, and the case that was taken. */
export interface ReportSearch {
  readonly item?: string | undefined
  readonly id?: string | undefined
  readonly case?: string | undefined
  /** Another's report of the same is followed instead. */
  readonly followed?: 'yes' | undefined
  /** Where a guest follows it who gets no mail with the link. */
  readonly status?: string | undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Reads the query of a report's page. */
export const reportSearch = (search: Record<string, unknown>): ReportSearch => ({
  item: textOf(search['item']),
  id: textOf(search['id']),
  case: /^\d{8}$/.exec(String(search['case']))?.[0],
  followed: search['followed'] === 'yes' ? 'yes' : undefined,
  // A path of ours and no other: the query is anybody's.
  status: /^\/request_status\/[\da-f-]{36}\?as=sender&signature=[\w-]+$/.exec(
    String(search['status']),
  )?.[0],
})
