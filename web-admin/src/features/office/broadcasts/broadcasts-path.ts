export const broadcastsPath = '/bulk_push_notifications'

/** Where all of a message is read. */
export const wholeHref = (id: string): string => `${broadcastsPath}?show=${id}`

/** Where a message is written, with the words and people of earlier ones. */
export const composeHref = (start: {
  readonly from?: string | undefined
  readonly audience?: string
}) =>
  `${broadcastsPath}?${new URLSearchParams({
    add: '1',
    ...(start.from && { from: start.from }),
    ...(start.audience && { audience: start.audience }),
  })}`

export const backToBroadcasts = { href: broadcastsPath, label: 'Broadcasts.Back' } as const
