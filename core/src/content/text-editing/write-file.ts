import { po } from 'gettext-parser'
import js2xliff from 'xliff/js2xliff'
import jsToXliff12 from 'xliff/jsToXliff12'
import type { Language } from '../../platform/kernel/language.ts'
import type { TextFormat } from './file-formats.ts'
import { type FileLine, lineId, xliffId } from './file-lines.ts'

interface WrittenFile {
  readonly exportId: string
  readonly language: Language
  readonly lines: readonly FileLine[]
}

/** Names the export inside a file: tools keep a file's name and headers. */
export const fileName = (language: Language, exportId: string): string =>
  `texts.${language}.${exportId}`

/** For gettext; the order of `pluralNames`. */
const pluralRules: Readonly<Record<Language, string>> = {
  en: 'nplurals=2; plural=(n != 1);',
  es: 'nplurals=3; plural=(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2);',
}

export const exportHeader = 'X-Portal-Export'
export const exportKey = '$export'

function xliffOf({ exportId, language, lines }: WrittenFile) {
  const units = lines.map(
    (line) => [xliffId(lineId(line)), { source: line.source, target: line.target }] as const,
  )
  return {
    sourceLanguage: 'en',
    targetLanguage: language,
    resources: { [fileName(language, exportId)]: Object.fromEntries(units) },
  }
}

function poOf({ exportId, language, lines }: WrittenFile): string {
  const byName = Map.groupBy(lines, ({ name }) => name)
  const translations = [...byName].map(([name, forms]) => {
    const [first] = forms
    const last = forms.at(-1)
    const msgid = first?.source ?? ''
    const plural = first?.form === null ? {} : { msgid_plural: last?.source ?? '' }
    const entry = { msgctxt: name, msgid, ...plural, msgstr: forms.map(({ target }) => target) }
    return [name, { [msgid]: entry }] as const
  })
  return po
    .compile({
      charset: 'utf-8',
      headers: {
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
        Language: language,
        'Plural-Forms': pluralRules[language],
        [exportHeader]: exportId,
      },
      translations: Object.fromEntries(translations),
    })
    .toString()
}

function jsonOf({ exportId, lines }: WrittenFile): string {
  const groups: Record<string, Record<string, string>> = {}
  for (const { name, form, target } of lines) {
    const [group = '', ...key] = name.split('.')
    const texts = (groups[group] ??= {})
    texts[form === null ? key.join('.') : `${key.join('.')}_${form}`] = target
  }
  return JSON.stringify({ [exportKey]: exportId, ...groups }, null, 2)
}

export async function writeFile(format: TextFormat, file: WrittenFile): Promise<string> {
  if (format === 'po') return poOf(file)
  if (format === 'json') return jsonOf(file)
  if (format === 'xliff12') return jsToXliff12(xliffOf(file))
  // XLIFF 2.1 (OASIS, 2018) keeps the namespace of 2.0; the library writes the older number.
  const text = await js2xliff(xliffOf(file))
  return text.replace(' version="2.0"', ' version="2.1"')
}
