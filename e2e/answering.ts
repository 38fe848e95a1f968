import { expect } from '@playwright/test'
import { ask } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'

/** A resident's answer to a question, as their app sends it. */
export async function answer(
  { origins: { resident } }: JourneyCity,
  { id, cookie, text }: { id: string; cookie: string; text: string },
): Promise<void> {
  const { status } = await ask(
    resident,
    `/api/salesforce/activity/Case/${id}/additionalInformation`,
    {
      method: 'POST',
      headers: {
        origin: resident,
        cookie: `session=${cookie}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ additionalInformationText: text }),
    },
  )
  expect(status).toBe(200)
}
