import { DomainError, isLanguage } from '@portal/core/kernel'
import { languageOptions } from '@portal/core/texts'
import type { texts } from '@portal/openapi/shared/platform/texts'
import type { Handlers } from '../../implement.ts'
import { textsOf } from '../../page/page.ts'
import { ok } from '../../reply/ok.ts'

export const textHandlers = {
  async listLanguages() {
    return ok([...languageOptions])
  },

  async getTexts({ params, query }, context) {
    if (!isLanguage(params.lng) || params.ns !== 'translation') {
      throw new DomainError('not-found', 'Error.NotFound')
    }
    const { resources, version } = await textsOf(await context.state.copy(), params.lng)
    const headers = {
      etag: `"${version}"`,
      'cache-control':
        query.v === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
    }
    return ok(resources, headers)
  },
} satisfies Handlers<typeof texts>
