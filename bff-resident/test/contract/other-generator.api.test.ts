import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { ask, temporaryFolder, testCity } from '@portal/local/testing'
import { generateElsewhere } from '@portal/openapi/generate-elsewhere'

/** What the generator writes: a function for each operation. */
interface Generated {
  readonly listServices: (asked: { readonly baseUrl: string }) => Promise<{
    readonly data?: readonly { readonly Id: string }[]
    readonly response: Response
  }>
}

const city = await testCity({ template: 'demo' })
const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  'another generator makes a function of each operation, and one that calls the city',
  { timeout: 180_000 },
  async () => {
    await generateElsewhere(folder)
    const generated: unknown = await import(pathToFileURL(`${folder}/sdk.gen.ts`).href)
    // The city serves the emitted document.
    const { paths } = JSON.parse((await ask(city.origins.resident, '/api/openapi.json')).text) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const operations = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(operations.length).toBeGreaterThan(100)
    expect(generated).toMatchObject(
      Object.fromEntries(operations.map((name) => [name, expect.any(Function)])),
    )
    // The test above it found the function.
    const { listServices } = generated as Generated
    const { data = [], response } = await listServices({ baseUrl: `${city.origins.resident}/api` })
    expect(response.status).toBe(200)
    expect(data[0]).toMatchObject({ Id: expect.any(String), Item: expect.any(String) })
  },
)
