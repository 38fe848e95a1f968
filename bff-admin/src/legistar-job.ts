import { authSecret, type Bindings, log } from '@portal/bff-pipeline'
import { secretBox } from '@portal/core/second-factor'
import type { Job } from './job.ts'
import { openNetwork } from './open-network.ts'

const message = { job: 'legistar' } as const

/** Seals its token. */
export const legistarBox = (secret: string) => secretBox(secret, 'legistar')

/** The scheduler would wait for the next minute. */
export const readSoon = async ({ OUTBOX }: Bindings): Promise<void> => {
  await OUTBOX.send(message)
}

export const isForLegistar = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'job' in body && body.job === message.job

/** A page has a thousand rows, and some clients take long for it. */
const timeoutMs = 30_000

/** Every minute: begins a read that is due, or goes on with one. */
export const legistar: Job = async (context, env) => {
  const { readLegistar } = await import('@portal/core/legistar/read')
  const run = await readLegistar(context, {
    network: { ...openNetwork(env), timeoutMs },
    url: env.LEGISTAR_URL ?? 'https://webapi.legistar.com/v1',
    box: legistarBox(authSecret(env)),
  })
  if (run === null) return
  log(run.outcome === 'failed' ? 'warn' : 'info', 'legistar read', {
    requestId: context.requestId,
    ...run,
  })
  // Long lists go on at once.
  if (run.outcome === 'paused') await readSoon(env)
}
