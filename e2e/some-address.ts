import type { Page } from '@playwright/test'

/** An address of the demo city. */
export async function someAddress(page: Page): Promise<string> {
  const reply = await page.request.get('/api/addresses?text=Millrace')
  // The contract's own shape.
  const [first] = (await reply.json()) as readonly { readonly address: string }[]
  if (!first) throw new Error('The demo city has no addresses there')
  return first.address
}
