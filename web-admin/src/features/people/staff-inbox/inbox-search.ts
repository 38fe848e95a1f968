export interface InboxSearch {
  /** The cursor; none for the newest. */
  readonly before?: string
  readonly show?: 'unread'
}

export const inboxSearchOf = ({
  before,
  show,
}: Readonly<Record<string, unknown>>): InboxSearch => ({
  ...(typeof before === 'string' && before !== '' && { before }),
  ...(show === 'unread' && { show }),
})

export function inboxHref(search: InboxSearch): string {
  const text = new URLSearchParams({ ...search }).toString()
  return text ? `/inbox?${text}` : '/inbox'
}
