/** What the address of a guest's status page carries. */
export interface StatusLink {
  readonly id: string
  readonly as: 'sender' | 'follower'
  /** Which follower it was mailed to. */
  readonly follower?: string | undefined
  readonly signature: string
}

/** The address of a guest's status page. */
export function statusHref({ id, as, follower, signature }: StatusLink): string {
  const query = new URLSearchParams({ as, ...(follower && { follower }), signature })
  return `/request_status/${id}?${query}`
}
