import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Claim } from '../process/running.ts'
import { ROOT } from '../workers/apps.ts'

export interface ProviderProcess {
  readonly url: string
  /** Kills it (kill -9) and restarts it. `meanwhile` runs while it is down. */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Resolves when it listens. */
export async function startProviderProcess(
  directory: string,
  port: number,
  claim: Claim,
): Promise<ProviderProcess> {
  const start = async (): Promise<ChildProcess> => {
    const script = join(ROOT, 'local/payments/serve.ts')
    const child = spawn(process.execPath, [script, directory, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    claim.owns({ name: 'The payment provider', pid: child.pid ?? 0, signal: 'SIGKILL' })
    const isUp = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      once(child, 'exit').then(() => false),
    ])
    if (!isUp) throw new Error('The payment provider did not start')
    return child
  }
  let running = await start()
  const kill = async () => {
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async crash(meanwhile) {
      await kill()
      await meanwhile?.()
      running = await start()
    },
    stop: kill,
  }
}
