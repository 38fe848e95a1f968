import type { Bindings } from '@portal/bff-pipeline'
import type { Context } from '@portal/core/kernel'
import type { PushSender } from '@portal/core/push/deliver'

/** Null without push keys. */
export function pushSender({ city }: Context, env: Bindings): PushSender | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey || !privateKey) return null
  return {
    publicKey,
    privateKey,
    subject: `mailto:${city.helpMail}`,
    // A push service that does not answer is tried again later.
    fetch: (endpoint, request) =>
      fetch(endpoint, { ...request, signal: AbortSignal.timeout(10_000), redirect: 'manual' }),
  }
}
