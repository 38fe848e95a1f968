import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Failure, runScript } from './process/failure.ts'
import { showProgress } from './process/progress.ts'
import { APPS, type App, builtWorker, ROOT } from './workers/apps.ts'
import { buildApps } from './workers/build.ts'

const WRANGLER = join(ROOT, 'local/node_modules/wrangler/bin/wrangler.js')

// `npm run deploy` builds both apps and deploys them to Cloudflare; `-- --dry-run` only shows the
// plan.
await runScript(async () => {
  await showProgress().step('Building the apps', buildApps)
  // Object.keys returns string[]; a const object's keys are its type's.
  for (const app of Object.keys(APPS) as App[]) await deploy(app, process.argv.slice(2))
})

async function deploy(app: App, args: readonly string[]) {
  const config = join(builtWorker(app), 'wrangler.json')
  const wrangler = spawn(process.execPath, [WRANGLER, 'deploy', '--config', config, ...args], {
    cwd: ROOT,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: 'inherit',
  })
  await once(wrangler, 'exit')
  if (wrangler.exitCode !== 0) {
    throw new Failure(`The ${app} app was not deployed; the lines above say why.`)
  }
}
