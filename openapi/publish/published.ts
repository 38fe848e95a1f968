import type { OpenApiDocument } from '../plain-nulls.ts'
import type { Contract } from '../src/contract.ts'
import { withDescriptions } from './descriptions.ts'
import { withGeneralLimits } from './general-limits.ts'
import { withOpenReplies } from './open-replies.ts'
import { withReplies } from './replies.ts'
import { documentOfTree, treeOf } from './schema-tree.ts'

/**
 * The document as others read it. Rules that hold for every operation are applied here, and what one
 * operation knows stands in its contract.
 */
export function publishedOf(document: OpenApiDocument, contract: Contract): OpenApiDocument {
  const described = withDescriptions(treeOf(document), contract)
  return documentOfTree(withGeneralLimits(withOpenReplies(withReplies(described, contract))))
}
