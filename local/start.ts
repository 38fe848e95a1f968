import { openCity, runCrons } from './city.ts'
import { buildApps } from './workers/build.ts'
import { serveCity } from './workers/serve-city.ts'

// `npm start`: the whole city, as deployed.
await serveCity(
  ({ progress }) => progress.step('Building the apps', buildApps),
  (options, { progress, claimed, stack }) =>
    progress.step('Starting the apps', async () => {
      const { origins, workers } = await openCity(options, claimed, stack)
      runCrons(workers.crons, workers.runScheduled, stack)
      return origins
    }),
)
