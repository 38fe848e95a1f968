export const broadcastsPath = '/bulk_push_notifications'

export const backToBroadcasts = { href: broadcastsPath, label: 'Broadcasts.Back' } as const
