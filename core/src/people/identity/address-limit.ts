import { ownNetworkOf } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { callerOfAddress } from '../../platform/kernel/network.ts'
import type { RateLimitKey, LimitName } from './limits.ts'

/** A limit by network address: a /64 of IPv6 is one address, and the city's own networks have more room. */
export const addressLimit = (
  { city }: Pick<Context, 'city'>,
  limit: LimitName,
  ipAddress: string,
): RateLimitKey => ({
  limit,
  key: callerOfAddress(ipAddress),
  hasRoom: ownNetworkOf(city, ipAddress) !== null,
})
