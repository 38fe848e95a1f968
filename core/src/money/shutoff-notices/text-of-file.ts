/** A file's text, in the encodings that spreadsheets save: UTF-8 and UTF-16, with or without a mark. */
export function textOfNoticeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : second === 0
          ? 'utf-16le'
          : first === 0
            ? 'utf-16be'
            : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
