import type { Presence } from '@portal/core/case-queue'

/** The browser keeps the answer and asks whether it still holds. */
export const presenceHeaders = ({ version, viewers }: Presence) => ({
  etag: `"${version}-${viewers.map(({ id }) => id.slice(-6)).join('.')}"`,
  'cache-control': 'private, no-cache',
})
