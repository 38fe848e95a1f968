import { join, resolve } from 'node:path'
import type { CityOptions, Origins } from '../city.ts'
import { demoAccounts, demoPassword } from '../city/people/accounts.ts'
import { requireDatabase } from '../database/connect.ts'
import { databaseParts, openCityDatabase } from '../database/open-database.ts'
import type { Launch } from '../launch.ts'
import { startOptions } from '../options.ts'
import { portsFrom, requireFree } from '../ports.ts'
import { runScript } from '../process/failure.ts'
import { showProgress } from '../process/progress.ts'
import { claim } from '../process/running.ts'
import { newStack } from '../process/stack.ts'
import { stopOnSignals } from '../process/stopping.ts'
import { ROOT } from './apps.ts'

/**
 * Serves a city until Ctrl-C: runs `prepare` before anything starts, opens the surroundings, then
 * `open` starts the apps and returns their addresses.
 */
export function serveCity(
  prepare: (launch: Launch) => Promise<void>,
  open: (options: CityOptions, launch: Launch) => Promise<Origins>,
) {
  return runScript(async () => {
    const { databaseUrl: ownUrl, scale } = startOptions()
    const ports = portsFrom()
    const directory = resolve(process.env['CITY_DIR'] || join(ROOT, '.city'))
    const stack = newStack()
    let isOpen = false
    const stop = stopOnSignals(stack, (code) => {
      // A process that is just starting is not on the stack yet: the watchdog ends it.
      if (!isOpen) return code
      claimed.release()
      return 0
    })
    const claimed = await claim(directory, ports.resident)
    const launch = { progress: showProgress(), claimed, stack }
    try {
      const parts = ['resident', 'staff', 'payments', 'mailbox', 'smtp', 'feeds'] as const
      await requireFree(ports, [...parts, ...databaseParts(ownUrl)])
      if (ownUrl !== undefined) await requireDatabase(ownUrl)
      await prepare(launch)
      const database = await openCityDatabase(
        { directory, ports, databaseUrl: ownUrl, scale },
        launch,
      )
      const origins = await open({ directory, ports, ...database, environment: 'local' }, launch)
      await launch.progress.step('Paying some demo bills', async () => {
        // Imported late: it loads the portal's operations.
        const { paySomeDemoBills } = await import('../city/pay-some.ts')
        await paySomeDemoBills({ ...database, paymentsUrl: origins.payments })
      })
      isOpen = true
      announce(
        origins,
        ownUrl === undefined ? database.databaseUrl : withoutPassword(ownUrl),
        directory,
        ownUrl === undefined,
      )
    } catch (error) {
      await stack.unwind()
      claimed.release()
      throw error
    }
    stack.defer(claimed.stopping)
    claimed.superviseUntilStopping((name) => {
      console.error(`${name} does not stay up; the logs in ${directory} may say why.`)
      isOpen = false
      stop(1)
    })
  })
}

/** Your own database may belong to a real city, without demo accounts. */
function announceAccounts() {
  console.log(`\nDemo accounts, all with the password ${demoPassword}`)
  for (const { email, role } of demoAccounts) console.log(`${role.padEnd(18)}${email}`)
  console.log()
}

function announce(origins: Origins, databaseUrl: string, directory: string, isEmbedded: boolean) {
  const lines = {
    'Resident app': origins.resident,
    'Staff app': origins.staff,
    Payments: origins.payments,
    Mailbox: origins.mailbox,
    'Feeds and chat': origins.feeds,
    Database: databaseUrl,
    'Data and logs': directory,
  }
  console.log()
  for (const [name, address] of Object.entries(lines)) console.log(`${name.padEnd(16)}${address}`)
  if (isEmbedded) announceAccounts()
  console.log('Ctrl-C stops everything; the data stays.')
  console.log('ready')
}

function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl)
  url.password = ''
  return url.href
}
