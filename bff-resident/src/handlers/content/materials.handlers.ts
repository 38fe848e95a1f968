import { type Handlers, ok } from '@portal/bff-pipeline'
import { findMaterials, getMaterial } from '@portal/core/materials'
import type { materials } from '@portal/openapi/resident/content/materials'

export const materialHandlers = {
  findMaterials: ({ query }, context) => ok(findMaterials(context, query)),
  getMaterial: ({ params }, context) => ok(getMaterial(context, params.id)),
} satisfies Handlers<typeof materials>
