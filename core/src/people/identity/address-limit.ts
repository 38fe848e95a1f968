import { ownNetworkOf } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { callerOfAddress } from '../../platform/kernel/network.ts'
import type { RateLimitKey, LimitName } from './limits.ts'

/** Per IPv4 address or IPv6 /64; higher for the city's own networks. */
export const addressLimit = (
  { city }: Pick<Context, 'city'>,
  limit: LimitName,
  ipAddress: string,
): RateLimitKey => ({
  limit,
  key: callerOfAddress(ipAddress),
  hasRoom: ownNetworkOf(city, ipAddress) !== null,
})
