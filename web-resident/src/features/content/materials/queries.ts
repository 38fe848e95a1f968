import { findMaterials, getMaterial } from '@portal/openapi/resident-client/materials'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { MaterialSearch } from './material-search.ts'

export type Material = components['schemas']['Material']

export const foundQuery = ({ term = '', stream, page = 1 }: MaterialSearch) =>
  query(findMaterials, { query: { term, page, ...(stream && { stream }) } })

export const materialQuery = (id: string) => query(getMaterial, { path: { id } })
