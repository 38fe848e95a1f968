import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Failure } from '../process/failure.ts'
import type { Claim } from '../process/running.ts'
import type { Stack } from '../process/stack.ts'
import { APPS, ROOT, type App } from './apps.ts'

export const ENVIRONMENTS: Record<App, string> = { resident: 'resident', staff: 'admin' }

interface Surroundings {
  directory: string
  variables: Record<string, string>
}

/** With hot reload, until the stack unwinds. */
export function startDevServer(
  app: App,
  port: number,
  { directory, variables }: Surroundings,
  claim: Claim,
  stack: Stack,
) {
  const server = spawn(
    process.execPath,
    [
      join(ROOT, APPS[app].web, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(port),
      '--strictPort',
      '--host',
      'localhost',
    ],
    {
      cwd: join(ROOT, APPS[app].web),
      // The plugin passes its whole environment to the worker, so it gets only ours.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        CLOUDFLARE_ENV: ENVIRONMENTS[app],
        CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
        // No request to the internet for this machine's location.
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        CITY_STORAGE: join(directory, 'storage'),
        ...variables,
        ENVIRONMENT: 'development',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  if (server.pid !== undefined)
    claim.owns({
      name: `The development server of the ${app} app`,
      pid: server.pid,
      signal: 'SIGINT',
    })
  stack.defer(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill()
    await exited
  })
  return new Promise<void>((resolve, reject) => {
    for (const [from, to] of [
      [server.stdout, process.stdout],
      [server.stderr, process.stderr],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        for (const line of text.split('\n')) if (line.trim()) to.write(`[${app}] ${line}\n`)
        if (stripVTControlCharacters(text).includes('Local:')) resolve()
      })
    }
    server.on('error', reject)
    server.on('exit', () =>
      reject(
        new Failure(`The development server of the ${app} app ended; the lines above say why.`),
      ),
    )
  })
}
