import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'

export const LanguageOption = z
  .strictObject({ i18nCode: z.string(), nativeName: z.string(), enName: z.string() })
  .openapi('LanguageOption')

export const texts = operations('Translations', {
  listLanguages: {
    access: 'anyone',
    method: 'get',
    path: '/i18n/languages',
    summary: 'List the languages',
    responses: { 200: json(z.array(LanguageOption), 'Languages, the default first.') },
  },

  getTexts: {
    access: 'anyone',
    method: 'get',
    path: '/i18n/processed/{lng}/{ns}',
    summary: 'Get all texts of a language, ready for i18next',
    request: {
      params: z.object({
        lng: z.string().max(20).openapi({ example: 'es' }),
        ns: z.string().max(50).openapi({ example: 'translation' }),
      }),
      query: z.object({
        v: z
          .string()
          .max(64)
          .optional()
          .openapi({ description: 'Version. It makes the reply immutable.' }),
      }),
    },
    responses: {
      200: json(
        z.record(z.string(), z.record(z.string(), z.string())),
        'Texts by group and key. Plural forms end in _one and _other.',
      ),
      404: problem('No such language or namespace.'),
    },
  },
})
