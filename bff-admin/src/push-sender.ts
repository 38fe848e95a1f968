import type { Bindings } from '@portal/bff-pipeline'
import type { Context } from '@portal/core/kernel'
import type { FcmAccount, PushSender } from '@portal/core/push/deliver'

/**
 * A project may send 600,000 a minute (FCM's quota). Of them 500,000 are for parts of broadcasts, of
 * which 250 are sent at a time (wrangler.toml).
 */
export const fcmPerMinute = { ofBroadcastPart: 2000, ofOutbox: 20_000 } as const

/** Null without any keys. */
export function pushSender({ city }: Context, env: Bindings, perMinute: number): PushSender | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, FCM_ACCOUNT, FCM_URL } = env
  const { WEB_PUSH_URL: standIn } = env
  const web =
    publicKey && privateKey ? { publicKey, privateKey, subject: `mailto:${city.helpMail}` } : null
  // Google's key file as it is; a wrong one fails the job, which staff see.
  const account = FCM_ACCOUNT ? (JSON.parse(FCM_ACCOUNT) as FcmAccount) : null
  if (!web && !account) return null
  return {
    web,
    fcm: account && {
      account,
      url: FCM_URL ?? 'https://fcm.googleapis.com',
      perMinute,
    },
    origins: { resident: env.PORTAL_URL ?? '', staff: env.STAFF_URL ?? '' },
    // A push service that does not answer is tried again later.
    fetch: (address, request) =>
      fetch(standIn ? standIn + new URL(address).pathname : address, {
        ...request,
        signal: AbortSignal.timeout(10_000),
        redirect: 'manual',
      }),
  }
}
