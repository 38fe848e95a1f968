import { and, eq, isNull } from 'drizzle-orm'
import type { RequestClaim } from '../kernel/context.ts'
import { idempotencyKeys } from './idempotency.sql.ts'

/** This try's row; none once it has a reply, or another try took it over. */
export const claimedBy = ({
  caller,
  operation,
  key,
  claimedAt,
}: Pick<RequestClaim, 'caller' | 'operation' | 'key' | 'claimedAt'>) =>
  and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.createdAt, claimedAt),
    isNull(idempotencyKeys.status),
  )
