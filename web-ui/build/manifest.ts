import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './client-files.ts'

/** What vite says of a build in this folder. */
export function manifestOf(folder: string): Manifest {
  // vite wrote this file and documents its shape.
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}
