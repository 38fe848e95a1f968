import { getPermitNeed } from '@portal/openapi/resident-client/permit-exemptions'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { askedNeed } from './need-search.ts'

export type PermitNeed = components['schemas']['PermitNeed']
export type NeedQuestion = components['schemas']['NeedQuestion']

export const needQuery = (asked: NonNullable<ReturnType<typeof askedNeed>>) =>
  query(getPermitNeed, { query: asked })
