import { z } from '@hono/zod-openapi'
import {
  lineStates,
  maxFile,
  textFilters,
  type TextFormat,
  textFormats,
  textLimits,
} from '@portal/core/text-editing/rules'
import { json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const form = z.string()
const Forms = z.strictObject({ singular: form, plural: form.nullable() }).openapi('TextForms')

const Version = z.string().regex(/^[\da-f]{16}$/)

/** Spec, admin section 3.2, with its version. */
const translation = {
  Id: z.string().openapi({ example: 'es.Home.Title' }),
  Group: z.string(),
  LanguageKey: z.string(),
  SingularForm: form,
  PluralForm: form.nullable().openapi({ description: 'Null unless the text counts something.' }),
  Version: Version.openapi({ description: 'Of this text; send it back to save.' }),
}

const Translation = z.strictObject(translation).openapi('Translation')

const TranslationEdit = z
  .strictObject({
    ...translation,
    PluralForm: form.nullable().optional(),
    Version: Version.optional().openapi({
      description:
        'Of the text that you changed. Without it the text is replaced, whatever it is now.',
    }),
  })
  .openapi('TranslationEdit')

const EditableText = z
  .strictObject({
    ...translation,
    standard: orNull(Forms).openapi({
      description: 'The default. Null if this release no longer has the text.',
    }),
    other: orNull(Forms).openapi({ description: 'The text in the other language, as it is now.' }),
    isChanged: z.boolean().openapi({ description: 'Staff changed it.' }),
    changedAt: z.iso.datetime().nullable(),
    changedBy: z.string().nullable(),
  })
  .openapi('EditableText')

const TextChange = z
  .strictObject({
    at: z.iso.datetime(),
    by: z.string().nullable(),
    before: orNull(Forms).openapi({ description: 'Null: the default.' }),
    after: orNull(Forms).openapi({ description: 'Null: the default.' }),
  })
  .openapi('TextChange')

const ImportLine = z
  .strictObject({
    Id: z.string(),
    Group: z.string(),
    LanguageKey: z.string(),
    state: z.enum(lineStates).openapi({
      description:
        'change: only the file changed the text. unbased: the file does not say what it was made from. conflict: the text has changed since the export. wrong: see `errors`. gone: the portal has no such text.',
    }),
    base: orNull(Forms).openapi({ description: 'At the export.' }),
    now: orNull(Forms),
    file: Forms,
    errors: z.array(z.string()).openapi({ description: 'In the reader’s language.' }),
    Version: Version.nullable().openapi({ description: 'Of the text as it is now.' }),
  })
  .openapi('ImportLine')

const TextParams = z.object({
  id: z
    .string()
    .max(textLimits.search)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'es.Home.Title' }),
})

const stale = problem('Languages.ChangedMeanwhile: the text has changed since you read it.')

export const textEditing = operations('Translations', {
  listTranslations: {
    access: 'staff',
    method: 'get',
    path: '/i18n/raw/{lng}/{ns}',
    summary: 'List all texts of a language, to edit them',
    request: {
      params: z.object({
        lng: z.string().max(20).openapi({ example: 'es' }),
        ns: z.string().max(50).openapi({ example: 'translation' }),
      }),
    },
    responses: {
      200: json(z.array(Translation), 'By group.'),
      404: problem('No such language or namespace.'),
    },
  },

  saveTranslations: {
    access: 'staff',
    method: 'put',
    path: '/i18n',
    summary: 'Change texts',
    bodyLimit: 4_000_000,
    request: {
      headers: LanguageHeader,
      ...jsonBody(z.array(TranslationEdit).max(textLimits.saved)),
    },
    responses: {
      200: json(
        z.array(Translation),
        'Saved: the texts that are different now. A text equal to its default is reset to it. Residents read them within half a minute.',
      ),
      400: problem(
        'Nothing was saved. Util.FormContainsErrors with each wrong form, Languages.NoSuchText, Languages.SentTwice.',
      ),
      412: problem(
        'Nothing was saved. Languages.ChangedMeanwhile with each text that has changed.',
      ),
    },
  },

  previewTexts: {
    access: 'staff',
    method: 'post',
    path: '/i18n/previews',
    summary: 'See unsaved texts in the residents’ app',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          texts: z.array(TranslationEdit).min(1).max(textLimits.page),
          to: z
            .string()
            .max(200)
            .regex(/^\/(?![/\\])/)
            .openapi({ description: 'The page to open first.', example: '/report' }),
        }),
      ),
    },
    responses: {
      201: json(
        z.strictObject({
          url: z.string().openapi({
            description:
              'A signed link that works once, within two minutes. Its browser then sees the texts for 15 minutes, while you are logged in.',
          }),
        }),
        'No one else sees these texts.',
      ),
      400: problem(
        'Util.FormContainsErrors with each wrong form, Languages.NoSuchText, Languages.SentTwice.',
      ),
    },
  },

  exportTexts: {
    access: 'staff',
    method: 'get',
    path: '/i18n/export/{lng}',
    summary: 'Download texts for translators’ tools',
    weight: 'heavy',
    request: {
      params: z.object({ lng: z.enum(['en', 'es']) }),
      query: z.object({
        // Object.keys forgets the names.
        format: z.enum(Object.keys(textFormats) as [TextFormat, ...TextFormat[]]),
        show: z.enum(['all', 'changed', 'missing']).default('all'),
      }),
    },
    responses: {
      200: {
        description:
          'XLIFF 1.2 or 2.1, PO, or JSON as i18next 4 has it. It names its export, for `compareTexts`.',
        content: { 'text/plain': { schema: z.any().openapi({ type: 'string' }) } },
      },
    },
  },

  compareTexts: {
    access: 'staff',
    method: 'post',
    path: '/i18n/imports',
    summary: 'Compare a translated file with the texts; saves nothing',
    bodyLimit: 6_000_000,
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          language: z.enum(['en', 'es']),
          file: z.string().max(maxFile).openapi({ description: 'The text of the file.' }),
        }),
      ),
    },
    responses: {
      200: json(
        z
          .strictObject({
            // Object.keys forgets the names.
            format: z.enum(Object.keys(textFormats) as [TextFormat, ...TextFormat[]]),
            exportedAt: z.iso.datetime().nullable().openapi({
              description: 'Null for a file that was not exported here, or long ago.',
            }),
            same: z.int().openapi({ description: 'Texts that are as in the file.' }),
            kept: z.int().openapi({ description: 'Texts that only the portal has changed since.' }),
            lines: z.array(ImportLine),
          })
          .openapi('TextComparison'),
        'Save lines with `saveTranslations` and their `Version`.',
      ),
      400: problem('Languages.BrokenFile, with what is wrong where.'),
    },
  },

  findTexts: {
    access: 'staff',
    method: 'get',
    path: '/i18n/texts',
    summary: 'Find texts',
    request: {
      query: z.object({
        language: z.enum(['en', 'es']),
        q: z.string().max(textLimits.search).optional().openapi({
          description: 'Words of the key, or of the text in any language.',
        }),
        group: z.string().max(100).optional(),
        show: z.enum(textFilters).default('all').openapi({
          description:
            'changed: by staff. missing: staff changed the other language alone. unused: this release no longer has the text. wrong: the text no longer fits its default.',
        }),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(EditableText).max(textLimits.page),
          page: z.int().min(1),
          pages: z.int().min(1),
          total: z.int().min(0),
          counts: z
            .strictObject({
              all: z.int(),
              changed: z.int(),
              missing: z.int(),
              unused: z.int(),
              wrong: z.int(),
            })
            .openapi({ description: 'Of all texts of the language.' }),
          groups: z.array(z.string()),
        }),
        '50 a page, by group.',
      ),
    },
  },

  listTextChanges: {
    access: 'staff',
    method: 'get',
    path: '/i18n/texts/{id}/changes',
    summary: 'List who changed a text, latest first',
    request: { params: TextParams },
    responses: { 200: json(z.array(TextChange).max(20), 'At most 20.') },
  },

  deleteText: {
    access: 'staff',
    method: 'delete',
    path: '/i18n/texts/{id}',
    summary: 'Reset a text to its default',
    request: {
      params: TextParams,
      headers: z.object({
        'if-match': z
          .string()
          .regex(/^"[\da-f]{16}"$/)
          .openapi({ description: '`Version` of the text that you read.' }),
      }),
    },
    responses: {
      200: json(Success, 'Reset, or deleted if this release no longer has the text.'),
      404: problem('Languages.NoSuchText: staff did not change this text.'),
      412: stale,
    },
  },
})
