import type { Deprecation } from '@portal/openapi/contract'
import { apiPrefix } from '../api-prefix.ts'

/** Headers of every reply of a deprecated operation, refusals too (RFC 9745 and RFC 8594). */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: `<${apiPrefix}/docs/guide/changes>; rel="deprecation"; type="text/html"`,
})
