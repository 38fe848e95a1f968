/** `sanitizeRichText`, loaded only on write, to keep a worker's start fast. */
export async function safeRichText(html: string): Promise<string> {
  const { sanitizeRichText } = await import('./rich-text.ts')
  return sanitizeRichText(html)
}
