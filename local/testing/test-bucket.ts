import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** An in-memory bucket of the platform's kind. */
export async function testBucket() {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      host: '127.0.0.1',
      port: 0,
      modules: true,
      script: 'export default {}',
      r2Buckets: ['BUCKET'],
    }),
  )
  return { bucket: await runtime.getR2Bucket('BUCKET'), stop: () => runtime.dispose() }
}
