import { startTestServer } from './test-server.ts'

/** vitest calls this once for each project with databases; they share one server. */
export default async function setup() {
  return startTestServer()
}
