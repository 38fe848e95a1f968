/** The parameters of a guest's status page. */
export interface StatusLink {
  readonly id: string
  readonly as: 'sender' | 'follower'
  readonly follower?: string | undefined
  readonly signature: string
}

export function statusHref({ id, as, follower, signature }: StatusLink): string {
  const query = new URLSearchParams({ as, ...(follower && { follower }), signature })
  return `/request_status/${id}?${query}`
}
