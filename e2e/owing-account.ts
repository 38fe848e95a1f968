import { putAccount, releaseAccount } from '@portal/local/testing'
import { castOf } from './sign-in.ts'

/** A water account that nobody looks after and that owes a sum; gives its number. */
export async function owingAccount(
  city: Parameters<typeof castOf>[0],
  dueCents = 10_000,
): Promise<string> {
  const { ids } = await castOf(city)
  const { id, number } = await putAccount(city, ids.manager, dueCents)
  await releaseAccount(city, id)
  return number
}
