import type { FrameLocator, Page } from '@playwright/test'
import type { Hands } from './hands.ts'

/** The provider's payment page, in its frame within our frame. */
export const providerPage = (page: Page): FrameLocator =>
  page.frameLocator('main iframe').frameLocator('iframe[name="provider"]')

/** A ZIP code by which the provider's test cards decline. */
export const decliningZip = '46282'

/** Types a test card into the provider's page and pays. */
export async function payByCard(
  on: Pick<FrameLocator, 'getByLabel' | 'getByRole'>,
  { press, write }: Hands,
  zip = '60120',
): Promise<void> {
  await write(on.getByLabel('Card number'), '4111111111111111')
  await write(on.getByLabel('Expires'), '12/40')
  await write(on.getByLabel('ZIP code'), zip)
  await press(on.getByRole('button', { name: 'Pay' }))
}
