import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder, testCity } from '@portal/local/testing'

const run = promisify(execFile)
const openapi = join(import.meta.dirname, '../../../openapi')
const client = join(openapi, 'clients/typescript')

/** An app's folder with the packed client, as `npm install` leaves it. */
async function installPacked(): Promise<string> {
  const app = temporaryFolder()
  onTestFinished(() => rm(app, { recursive: true, force: true }))
  await run('npm', ['pack', '--pack-destination', app], { cwd: client })
  const packed = (await readdir(app)).find((file) => file.endsWith('.tgz')) ?? ''
  const place = join(app, 'node_modules/@portal/client')
  await mkdir(place, { recursive: true })
  await run('tar', ['-xzf', join(app, packed), '-C', place, '--strip-components=1'])
  await symlink(
    join(openapi, 'node_modules/openapi-fetch'),
    join(app, 'node_modules/openapi-fetch'),
  )
  return app
}

it(
  'the sample app signs in, lists requests, files a report with a photo and pays a bill with the packed client',
  { timeout: 180_000 },
  async () => {
    const [city, app] = await Promise.all([testCity({ template: 'demo' }), installPacked()])
    const sample = await readFile(join(client, 'examples/sample-app.ts'), 'utf8')
    const file = join(app, 'sample-app.ts')
    await writeFile(file, sample.replace("'../src/index.ts'", "'@portal/client'"))
    const { stdout } = await run(process.execPath, [file], {
      cwd: app,
      env: {
        ...process.env,
        PORTAL_API: `${city.origins.resident}/api`,
        PROVIDER: city.origins.payments,
      },
    })
    expect(stdout).toMatch(/^signed in: Ana$/m)
    expect(stdout).toMatch(/^request: .+, .+$/m)
    expect(stdout).toMatch(/^message: .+$/m)
    expect(stdout).toMatch(/^report: .*\d+.*$/m)
    expect(stdout).toMatch(/^payment: (?:settled|captured|approved|paid).*$/im)
  },
)
