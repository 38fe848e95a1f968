import { putAccount, releaseAccount } from '@portal/local/testing'
import { castOf } from './sign-in.ts'

/** Adds a water account with a balance and no owner; returns its number. */
export async function owingAccount(
  city: Parameters<typeof castOf>[0],
  dueCents = 10_000,
): Promise<string> {
  const { ids } = await castOf(city)
  const { id, number } = await putAccount(city, ids.manager, dueCents)
  await releaseAccount(city, id)
  return number
}
