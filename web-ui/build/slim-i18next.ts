// i18next is one file. A browser reads texts of one language that a page brings: it loads none,
// detects no language, and formats numbers by our own module. What is left reads texts by i18next's
// own rules; slim-i18next.test.ts compares the two, text by text.

/** The lines without the part that begins so, to the line that closes it. */
function without(lines: readonly string[], start: string, end: string): string[] {
  const from = lines.findIndex((line) => line.startsWith(start))
  const to = lines.findIndex((line, at) => at > from && (line === end || line === `${end};`))
  if (from < 0 || to < 0) throw new Error(`i18next has no «${start}» any more`)
  return lines.toSpliced(from, to - from + 1)
}

/** A class's lines are replaced by what `change` makes of them. */
function inClass(
  lines: readonly string[],
  name: string,
  change: (own: readonly string[]) => string[],
): string[] {
  const from = lines.findIndex((line) => line.startsWith(`class ${name} `))
  const to = lines.indexOf('}', from)
  if (from < 0 || to < 0) throw new Error(`i18next has no class ${name} any more`)
  return lines.toSpliced(from, to - from, ...change(lines.slice(from, to)))
}

const classes = ['Logger', 'EventEmitter', 'LanguageUtil', 'Formatter', 'Connector', 'I18n']

const methods: Readonly<Record<string, readonly string[]>> = {
  ResourceStore: [
    'removeNamespaces',
    'addResource',
    'addResources',
    'removeResourceBundle',
    'hasResourceBundle',
    'getResourceBundle',
    'getDataByLanguage',
    'hasLanguageSomeTranslations',
    'toJSON',
  ],
  Translator: [
    'changeLanguage',
    'exists',
    'translate',
    'getUsedParamsDetails',
    'static hasDefaultValue',
  ],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
}

/** Instead of its own start: no events, no warnings, the one language that was given. */
const start = `
const silent = { create: () => silent, log() {}, warn() {}, error() {}, once() {} }
const createInstance = () => {
  let format, language, store, translator
  return {
    use(module) { format = module.format; return this },
    init({ lng, resources, interpolation }) {
      const options = get()
      language = lng
      Object.assign(options.interpolation, interpolation, { format })
      const languageUtils = { toResolveHierarchy: () => [lng] }
      const logger = silent
      store = new ResourceStore(resources, options, logger)
      translator = new Translator({
        logger,
        resourceStore: store,
        languageUtils,
        pluralResolver: new PluralResolver(languageUtils, { prepend: options.pluralSeparator }, logger),
        interpolator: new Interpolator(options, logger),
      }, options)
      translator.language = lng
      translator.translate = (key, given, last) => {
        const opt = { ...given }
        const keys = [key]
        const found = translator.resolve(keys, opt)
        const { res } = found
        const text = translator.isValidLookup(res) && !shouldHandleAsObject(res) ? res : key
        return translator.extendTranslation(text, keys, opt, found, last)
      }
    },
    t: (key, given) => translator.translate(key, given),
    addResourceBundle: (...more) => store.addResourceBundle(...more),
  }
}
export { createInstance }
`

/** What the browser needs of i18next's module; throws if a new version has other parts. */
export function slimI18next(source: string): string {
  let lines = source.split('\n')
  for (const name of classes) lines = without(lines, `class ${name} `, '}')
  for (const [name, names] of Object.entries(methods))
    lines = inClass(lines, name, (own) =>
      names.reduce<string[]>((rest, method) => without(rest, `  ${method}(`, '  }'), [...own]),
    )
  lines = without(lines, 'const consoleLogger = ', '}')
  const end = lines.indexOf('const instance = I18n.createInstance();')
  const kept = lines.slice(0, end).filter((line) => line !== 'var baseLogger = new Logger();')
  if (end < 0 || kept.length !== end - 1) throw new Error('i18next starts in another way')
  return `class EventEmitter { emit() {} }\n${kept.join('\n').replaceAll('logger = baseLogger', 'logger')}${start}`
}
