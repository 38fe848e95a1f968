import { openDatabase } from '@portal/core/database'
import { requests } from '@portal/core/schema'
import { type Call, callerOf, reportServiceOf, type TestCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

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

/** Sends reports of streetlights to a city's resident BFF, and checks the cases made of them. */
export async function reportsIn(city: TestCity) {
  const origin = city.origins.resident
  const serviceId = await reportServiceOf(origin, 'streetlight')
  const call = callerOf(origin, residentContract)

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
    send: (more: object, sent: Call & { readonly files?: readonly SentFile[] } = {}) => {
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
