export interface ReportSearch {
  readonly item?: string | undefined
  readonly id?: string | undefined
  readonly case?: string | undefined
  /** Another person's report is followed instead. */
  readonly followed?: 'yes' | undefined
  /** The status link for a guest without mail. */
  readonly status?: string | undefined
  /** A report on this device, to change it. */
  readonly kept?: string | undefined
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const reportSearch = (search: Record<string, unknown>): ReportSearch => ({
  item: textOf(search['item']),
  id: textOf(search['id']),
  case: /^\d{8}$/.exec(String(search['case']))?.[0],
  followed: search['followed'] === 'yes' ? 'yes' : undefined,
  kept: uuid.exec(String(search['kept']))?.[0],
  // Only our own path, since anyone can write the query.
  status: /^\/request_status\/[\da-f-]{36}\?as=sender&signature=[\w-]+$/.exec(
    String(search['status']),
  )?.[0],
})
