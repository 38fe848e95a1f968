/** As the platform saw it; a client cannot set this header past the edge. */
export const clientAddress = (headers: Headers): string =>
  headers.get('cf-connecting-ip') ?? 'local'
