import { build } from 'vite'

/** A worker with all its imports, as one module. */
export async function bundleWorker(file: string): Promise<string> {
  const result = await build({
    logLevel: 'error',
    configFile: false,
    build: {
      ssr: file,
      write: false,
      minify: true,
      rolldownOptions: { external: /^node:/ },
    },
    ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['workerd', 'worker'] } },
  })
  if (!('output' in result)) throw new Error('vite gave no bundle')
  return result.output[0].code
}
