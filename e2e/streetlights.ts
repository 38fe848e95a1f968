import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Hands } from './hands.ts'
import type { reportWords } from './report-words.ts'

type Words = (typeof reportWords)[keyof typeof reportWords]

interface Listed {
  readonly Id: string
  readonly ReportCategory: string | null
}

async function answerOf(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(`/api${path}`)
  return answer.json()
}

export async function streetlight(page: Page): Promise<string> {
  // The contract's services, which its own tests hold.
  const services = (await answerOf(page, '/activities')) as readonly Listed[]
  return services.find(({ ReportCategory }) => ReportCategory === 'streetlight')?.Id ?? ''
}

/** Each journey uses its own `place`. */
export async function getAddressAt(page: Page, place: number): Promise<string> {
  // As above.
  const found = (await answerOf(page, '/addresses?text=1001')) as readonly { address: string }[]
  const address = found[place]?.address
  if (address === undefined) throw new Error(`The city suggests no address at place ${place}`)
  return address
}

export const addressField = (page: Page, say: Words) =>
  page.getByRole('combobox', { name: say.address })

/** Types an address until it is suggested, and chooses it. */
export async function chooseAddress(
  page: Page,
  { write }: Hands,
  { say, where }: { readonly say: Words; readonly where: string },
): Promise<void> {
  await write(addressField(page, say), where.slice(0, -3))
  await page.getByRole('option', { name: where, exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(addressField(page, say)).toHaveValue(/^\d+ /)
}
