import { at } from './access-row.ts'
import { contentRows } from './content-rows.ts'
import { searchWordRows } from './search-word-rows.ts'

/** Of the texts' editor, of what staff edit by versions, and keep for the site search. */
export const textRows = {
  ...contentRows,
  ...searchWordRows,
  listTranslations: { path: at('/i18n/raw/es/translation'), status: 200 },
  findTexts: { path: at('/i18n/texts?language=es'), status: 200 },
  listTextChanges: { path: at('/i18n/texts/es.Home.Title/changes'), status: 200 },
  exportTexts: { path: at('/i18n/export/es?format=json&show=changed'), status: 200 },
  compareTexts: {
    path: at('/i18n/imports'),
    body: () => ({ language: 'es', file: '{"Home": {"Title": "Hola"}}' }),
    status: 200,
  },
  previewTexts: {
    path: at('/i18n/previews'),
    body: () => ({
      texts: [{ Id: 'x', Group: 'x', LanguageKey: 'x', SingularForm: 'x' }],
      to: '/',
    }),
    status: 400,
  },
  saveTranslations: { path: at('/i18n'), body: () => [], status: 200 },
  deleteText: {
    path: at('/i18n/texts/es.Home.Title'),
    headers: { 'if-match': '"0123456789abcdef"' },
    status: 404,
  },
}
