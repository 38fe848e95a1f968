/** The version that `If-Match` names. */
export const versionIn = (headers: { readonly 'if-match': string }): number =>
  Number(headers['if-match'].replaceAll('"', ''))

interface Looked {
  readonly params: { readonly id: string }
  readonly headers: { readonly 'if-match': string }
}

/** The record and the version of it that the clerk saw. */
export const seenIn = ({ params, headers }: Looked) => ({
  id: params.id,
  version: versionIn(headers),
})

export const etagOf = ({ version }: { readonly version: number }) => ({ etag: `"${version}"` })
