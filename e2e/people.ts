import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'

/** One demo account for every state of a session. */
export const people = {
  unverified: 'uma@demo.example',
  'no-contact': 'nora@demo.example',
  full: 'ana@demo.example',
  manager: 'omar@demo.example',
  administrator: 'ada@demo.example',
} as const

/** Logs in by the API; the page's cookies carry the session. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/sign-in`, {
    data: { email, password },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`)
}

/** Unique in this run. */
export const newAddress = (): string => `${crypto.randomUUID()}@home.example`

export async function openLink(page: Page, city: JourneyCity, text: string): Promise<void> {
  const href = /https?:\S+/.exec(text)?.[0]
  if (!href?.startsWith(city.origins.resident)) throw new Error(`no link of ours in: ${text}`)
  await page.goto(href)
}
