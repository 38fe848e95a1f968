import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { openSurroundings, runCrons } from './city.ts'
import { ROOT } from './workers/apps.ts'
import { ENVIRONMENTS, startDevServer } from './workers/dev-servers.ts'
import { serveCity } from './workers/serve-city.ts'

// `npm run dev`: the same city with hot reload.
await serveCity(
  async () => {},
  async (options, { claimed, stack }) => {
    const { origins, variables } = await openSurroundings(options, stack)
    const { resident, staff } = options.ports
    const surroundings = { directory: options.directory, variables }
    await startDevServer('resident', resident, surroundings, claimed, stack)
    await startDevServer('staff', staff, surroundings, claimed, stack)
    const runScheduled = async (cron: string) => {
      const address = new URL('/cdn-cgi/handler/scheduled', origins.staff)
      address.searchParams.set('cron', cron)
      const { status } = await fetch(address)
      if (status !== 200) throw new Error(`The staff app's schedule answered with status ${status}`)
    }
    runCrons(cronsOfStaff(), runScheduled, stack)
    return origins
  },
)

function cronsOfStaff(): readonly string[] {
  const config: unknown = unstable_readConfig({
    config: join(ROOT, 'wrangler.toml'),
    env: ENVIRONMENTS.staff,
  })
  // wrangler does not ship the type of its own config.
  const { triggers } = config as { triggers?: { crons?: string[] } }
  return triggers?.crons ?? []
}
