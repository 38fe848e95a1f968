import { openDatabase } from '@portal/core/database'
import type { FlagName } from '@portal/core/flags'
import { userFeatureFlags } from '@portal/core/schema'

export async function switchFlag(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  userId: string,
  flag: { readonly name: FlagName; readonly isEnabled: boolean },
): Promise<void> {
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(userFeatureFlags).values({ ...flag, userId, updatedAt: new Date() }),
  ])
}
