interface Looked {
  readonly params: { readonly id: string }
  readonly headers: { readonly 'if-match': string }
}

/** The record and the version of it that the clerk saw. */
export const seenIn = ({ params, headers }: Looked) => ({
  id: params.id,
  version: Number(headers['if-match'].replaceAll('"', '')),
})

export const etagOf = ({ version }: { readonly version: number }) => ({ etag: `"${version}"` })
