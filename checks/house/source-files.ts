import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** With its path from the repository's root, with `/`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

// Generated or downloaded; so are folders whose names start with a dot.
const foreign = new Set(['node_modules', 'dist', 'migrations', 'test-results', 'playwright-report'])
const code = /\.(ts|tsx|css|cjs|mjs|js|html)$/
const generated = /\.gen\.[a-z.]+$/

export const sourceFiles = (root: string): SourceFile[] => filesBelow(root, code)

export const documents = (root: string): SourceFile[] => filesBelow(root, /\.md$/)

function filesBelow(root: string, name: RegExp, folder = ''): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory())
      return foreign.has(entry.name) || entry.name.startsWith('.')
        ? []
        : filesBelow(root, name, path)
    if (!entry.isFile() || !name.test(entry.name) || generated.test(entry.name)) return []
    return [{ path, text: readFileSync(join(root, path), 'utf8') }]
  })
}

export const isTest = ({ path }: SourceFile): boolean => /\.(test|e2e)\.tsx?$/.test(path)
