/**
 * The same as `sanitizeRichText`, which is loaded only when something is written: a worker that starts need not
 * have read it.
 */
export async function safeRichText(html: string): Promise<string> {
  const { sanitizeRichText } = await import('./rich-text.ts')
  return sanitizeRichText(html)
}
