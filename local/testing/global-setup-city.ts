import { buildApps } from '../workers/build.ts'
import { startTestServer } from './test-server.ts'

/** For tests that run the built workers. */
export default async function setup() {
  await buildApps()
  return startTestServer()
}
