import { join } from 'node:path'
import { ROOT } from './apps.ts'
import { buildApps } from './build.ts'
import { openCity, runCrons, type City } from './city.ts'
import { requireDatabase } from './database/connect.ts'
import { databaseParts, openCityDatabase } from './database/open-database.ts'
import { runScript } from './failure.ts'
import { startOptions } from './options.ts'
import { portsFrom, requireFree } from './ports.ts'
import { showProgress } from './progress.ts'
import { claim } from './running.ts'
import { newStack } from './stack.ts'
import { stopOnSignals } from './stopping.ts'

// `npm start`: the whole city in a box, served until Ctrl-C.
await runScript(async () => {
  const { databaseUrl, scale } = startOptions()
  const ports = portsFrom()
  const directory = join(ROOT, '.city')
  const progress = showProgress()
  const stack = newStack()
  let isOpen = false
  const stop = stopOnSignals(stack, () => isOpen)
  const claimed = await claim(directory, ports.resident)
  stack.defer(claimed.release)
  try {
    await requireFree(ports, [
      ...databaseParts(databaseUrl),
      'resident',
      'staff',
      'mailbox',
      'smtp',
      'feeds',
    ])
    if (databaseUrl !== undefined) await requireDatabase(databaseUrl)
    await progress.step('Building the apps', buildApps)
    const database = await openCityDatabase(
      { directory, ports, databaseUrl, scale },
      claimed,
      stack,
      progress,
    )
    const city = await progress.step('Starting the apps', () =>
      openCity({ directory, ports, ...database, environment: 'local' }, claimed, stack),
    )
    runCrons(city, stack, (error) => console.error('A scheduled run failed:', error))
    announce(city, database.databaseUrl, directory)
    isOpen = true
    const forget = claimed.whenOneEnds(() => {
      console.error(`A part of the city ended by itself; ${join(directory, '*.log')} may say why.`)
      isOpen = false
      stop(1)
    })
    stack.defer(forget)
  } catch (error) {
    await stack.unwind()
    throw error
  }
})

function announce({ origins }: City, databaseUrl: string, directory: string) {
  const lines = [
    ['Resident app', origins.resident],
    ['Staff app', origins.staff],
    ['Mailbox', origins.mailbox],
    ['Feeds and chat', origins.feeds],
    [
      'Database',
      new URL(databaseUrl).password === 'portal' ? databaseUrl : new URL(databaseUrl).host,
    ],
    ['Logs', join(directory, 'workers.log')],
  ]
  for (const [name = '', address] of lines) console.log(`${name.padEnd(16)}${address}`)
  console.log('Ctrl-C stops everything; the data stays.')
  console.log('ready')
}
