/** What the address of a guest's status page carries. */
export interface StatusLink {
  readonly id: string
  readonly as: 'sender' | 'follower'
  readonly signature: string
}

/** The address of a guest's status page. */
export const statusHref = ({ id, as, signature }: StatusLink): string =>
  `/request_status/${id}?as=${as}&signature=${encodeURIComponent(signature)}`
