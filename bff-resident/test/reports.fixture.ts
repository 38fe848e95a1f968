import { expect } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { requests } from '@portal/core/schema'
import { ask, contractFaults, type TestCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

type Name = keyof typeof residentContract

/** How a request is sent; `cookie` says by whom. */
interface Sent {
  readonly cookie?: string
  readonly key?: string
  readonly body?: string | Buffer
  readonly type?: string
}

/** A file as a form carries it. */
export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Four by two pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAHklEQVR4AWIyTjvzH4TPGBv/B2GmmWfTGUCYAQoAAAAA//8Xv4ekAAAABklEQVQDABexDMnxPaV3AAAAAElFTkSuQmCC',
  'base64',
)

/** A body of multipart/form-data: a report, and the pictures that it brings along. */
export function formOf(reportData: string, files: readonly SentFile[] = []) {
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const pictures = files.flatMap(({ name, bytes }, i) =>
    part(`name="file-${i + 1}-name"; filename="${name}"`, bytes),
  )
  return {
    type: 'multipart/form-data; boundary=x',
    body: Buffer.concat([
      ...part('name="reportData"', reportData),
      ...pictures,
      Buffer.from('--x--\r\n'),
    ]),
  }
}

interface Listed {
  readonly Id: string
  readonly ReportCategory: string | null
}

/** Sends reports of streetlights to a city's counter for residents, and looks what became of them. */
export async function reportsIn(city: TestCity) {
  const origin = city.origins.resident
  const catalogue = await ask(origin, '/api/activities')
  // The catalogue's own contract is tested elsewhere.
  const services = JSON.parse(catalogue.text) as Listed[]
  const serviceId = services.find((one) => one.ReportCategory === 'streetlight')?.Id ?? ''

  /** Calls an operation and holds its answer to the contract. */
  async function call(name: Name, path: string, { cookie = '', key, body, type }: Sent = {}) {
    const operation = residentContract[name]
    const answer = await ask(origin, `/api${path}`, {
      method: operation.method.toUpperCase(),
      headers: {
        origin,
        cookie,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    // What any operation may answer, no contract lists.
    if (!answer.text.includes('"code":"Error.'))
      expect(contractFaults(operation, answer)).toEqual([])
    // The test reads what the contract has just been held to.
    return { ...answer, body: JSON.parse(answer.text) as Record<string, never> }
  }

  const report = (more: object = {}) => ({
    activityId: serviceId,
    address: '100 Millrace St',
    position: { latitude: 42.04, longitude: -88.29 },
    description: 'The lamp by the gate is dark.',
    streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
    ...more,
  })

  return {
    serviceId,
    call,
    report,
    /** Sends a report that differs from others in what `more` says. */
    send: (more: object, sent: Sent & { readonly files?: readonly SentFile[] } = {}) => {
      const { files, ...rest } = sent
      return call('createReport', '/reports', {
        ...rest,
        ...formOf(JSON.stringify(report(more)), files),
      })
    },
    /** The cases with this description. */
    async cases(description: string) {
      const all = await openDatabase(city.databaseUrl, city.neonEndpoint).read((builder) =>
        builder
          .select({ id: requests.id, number: requests.number, description: requests.description })
          .from(requests),
      )
      return all.filter((one) => one.description === description)
    },
  }
}
