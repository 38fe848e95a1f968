import type { Context } from 'hono'
import type { Contract } from '@portal/openapi/contract'
import { apiPrefix } from '../api-prefix.ts'
import { safeMethods } from '../reply/security.ts'

/** `light` reads, `heavy` searches or changes, `file` is a picture or a document. */
export type RequestWeight = 'light' | 'heavy' | 'file'

interface WeightSettings {
  readonly contract: Contract
  readonly folders: readonly string[]
  /** Whether opening this page runs a search. */
  readonly isHeavyPage: (path: string) => boolean
}

/** The weight in the contract; by default reads are light and changes are heavy. */
export function requestWeight({ contract, folders, isHeavyPage }: WeightSettings) {
  const declared = Object.values(contract).flatMap(({ method, path, weight }) =>
    weight === undefined
      ? []
      : [{ method: method.toUpperCase(), weight, pattern: patternOf(path) }],
  )
  return ({ req }: Context): RequestWeight => {
    const { path } = req
    if (folders.some((folder) => path.startsWith(`${folder}/`))) return 'file'
    const method = req.method === 'HEAD' ? 'GET' : req.method
    const usual = safeMethods.has(method) ? 'light' : 'heavy'
    if (!path.startsWith(`${apiPrefix}/`)) return isHeavyPage(path) ? 'heavy' : usual
    const found = declared.find((each) => each.method === method && each.pattern.test(path))
    return found?.weight ?? usual
  }
}

export const patternOf = (path: string): RegExp =>
  new RegExp(`^${apiPrefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
