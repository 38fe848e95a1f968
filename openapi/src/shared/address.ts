import { z } from '@hono/zod-openapi'

export const field = (longest: number) => z.string().max(longest).default('')

export const addressFields = {
  address1: field(200),
  address2: field(200),
  city: field(100),
  state: field(2).openapi({ description: 'Two letters: one of the 50 states, or DC.' }),
  zip: field(10).openapi({ description: 'Five digits.' }),
}

/** The same in a reply, with empty texts for missing values. */
export const addressTexts = {
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
}

export const Address = z.strictObject(addressFields).openapi('Address')
