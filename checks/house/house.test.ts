import { expect, test } from 'vitest'
import { bannedWords, wordProblems } from './banned-words.ts'
import { nameProblems } from './names.ts'
import { syntaxProblems } from './syntax-rules.ts'
import { longestFile, textProblems } from './text-rules.ts'

const file = (path: string, text = '') => ({ path, text })

test.each([
  'core/src/billing/pay-bill.db.test.ts',
  'core/src/billing/billing.sql.ts',
  'core/src/services/get-service.ts',
  'core/src/platform/texts/defaults/util.ts',
  'web-resident/src/routes/activities.$id.tsx',
  'web-resident/src/routes/elgin_today.tsx',
  'web-ui/src/components/button.module.css',
  'bff-resident/common-route-tests.ts',
  'vitest.config.ts',
  'launch.cjs',
])('%s is a good name', (path) => {
  expect(nameProblems(file(path))).toEqual([])
})

test.each([
  'core/src/billing/payBill.ts',
  'core/src/Billing/pay-bill.ts',
  'core/src/billing/utils.ts',
  'core/src/billing/date-utils.ts',
  'core/src/helpers/dates.ts',
  'core/src/common/dates.ts',
  'core/src/billing/bill-manager.ts',
  'core/src/billing/bill.service.ts',
  'core/src/billing/bill.spec.ts',
])('%s is refused as a name', (path) => {
  expect(nameProblems(file(path))).not.toEqual([])
})

// Words in parts, so that this file does not break the rules it tests.
const word = (...parts: string[]): string => parts.join('')
const disable = word('// oxlint-', 'disable-next-line')

test.each([
  ['an open task', 'a.ts', word('// TO', 'DO: later')],
  ['a skipped test', 'a.test.ts', word('test.', 'skip("x", () => {})')],
  ['a lonely test', 'a.test.ts', word('describe.', 'only("x", () => {})')],
  ['a journey that is skipped on a condition', 'a.e2e.ts', word('test.', 'skip(isMobile)')],
  ['a test that waits for a time', 'a.e2e.ts', word('await page.waitForTime', 'out(500)')],
  ['a test that sleeps', 'a.test.ts', word('await new Promise((r) => setTime', 'out(r, 5))')],
  ['a test that takes the time', 'a.test.ts', word('expect(perform', 'ance.now() - start)')],
  ['a suppression of everything', 'a.ts', disable],
  ['a suppression without a reason', 'a.ts', `${disable} no-console`],
  ['a suppression with a word for a reason', 'a.ts', `${disable} no-console -- needed`],
  ['a suppression the linter does not read', 'a.ts', word('// esl', 'int-disable-next-line')],
  ['an ignored type error', 'a.ts', word('// @ts-', 'ignore because of a reason')],
  ['an expected type error without a reason', 'a.ts', word('// @ts-expect-', 'error')],
  ['a date in a way of its own', 'web-resident/src/parts/a.tsx', 'date.toLocaleDateString()'],
  ['a sum in a way of its own', 'core/src/billing/a.ts', 'new Intl.NumberFormat(language)'],
  ['a file that is too long', 'a.ts', 'x\n'.repeat(longestFile + 1)],
])('%s is refused', (_what, path, text) => {
  expect(textProblems(file(path, text))).toHaveLength(1)
})

test.each([
  ['a suppression with its reason', `${disable} no-console -- the platform reads the console`],
  ['a suppression of two rules', `${disable} no-console, react/no-danger -- the text is sanitised`],
  ['an expected type error with its reason', word('// @ts-expect-', 'error: a row is missing')],
  ['a timer in what we ship', word('setTime', 'out(() => flush(), 0)')],
  ['a file of just the length', 'x\n'.repeat(longestFile)],
])('%s is let through', (_what, text) => {
  expect(textProblems(file('a.ts', text))).toEqual([])
})

test.each([
  ['an assertion', 'export const a = b as string'],
  ['a non-null assertion', 'export const a = b!'],
  ['a double assertion, once', 'export const a = b as unknown as string'],
  [
    'an assertion whose nearest comment is about another statement',
    '// why\nf()\n\ng(b as string)',
  ],
  ['an assertion beside an address', "f('https://x.test', b as string)"],
])('%s without a reason is refused', (_what, text) => {
  expect(syntaxProblems(file('core/src/a.ts', text))).toHaveLength(1)
})

test.each([
  ['an assertion with its reason above', '// b is text here\nexport const a = b as string'],
  ['an assertion with its reason at its end', 'export const a = b! // b was set above'],
  ['an assertion with its reason inside', 'f(\n  // the caller checked it\n  b as string,\n)'],
  ['as const', 'export const a = [1] as const'],
  ['the type of an empty list', 'export const a = { b: [] as string[] }'],
])('%s is let through', (_what, text) => {
  expect(syntaxProblems(file('core/src/a.ts', text))).toEqual([])
})

test.each([
  ['a text', 'export const A = () => <p>Pay a bill</p>'],
  ['a label', 'export const A = () => <nav aria-label="Main menu" />'],
  ['a placeholder', 'export const A = () => <input placeholder="Search" />'],
])('%s that no translator sees is refused on a screen', (_what, text) => {
  expect(syntaxProblems(file('web-ui/src/components/a.tsx', text))).toHaveLength(1)
})

test.each([
  ['a translated text', "export const A = () => <p>{t('Home.Title')} · </p>"],
  ['a class name', 'export const A = () => <p className="lead" />'],
])('%s is let through on a screen', (_what, text) => {
  expect(syntaxProblems(file('web-ui/src/components/a.tsx', text))).toEqual([])
})

test.each([
  ['a text asked for by a handler', "const A = () => <b onClick={() => say(t('Home.Title'))} />"],
  ['a text asked for by an effect', "useEffect(() => say(t('Home.Title')))"],
  ['a text asked for after waiting', "async function f() { say(texts.t('Home.Title')) }"],
  ['a dialog that does not wait', 'const A = () => <MessageDialog kind="error" />'],
])('%s is refused on a screen', (_what, text) => {
  expect(syntaxProblems(file('web-ui/src/components/a.tsx', text))).toHaveLength(1)
})

test.each([
  ['a text of what is rendered', "const A = () => rows.map((one) => t('Home.Title'))"],
  ['a dialog that waits', 'const A = () => <Late>{() => <MessageDialog kind="error" />}</Late>'],
  ['the parts of a dialog', 'function SureDialog() { return <Dialog /> }'],
])('%s is let through on a screen', (_what, text) => {
  expect(syntaxProblems(file('web-ui/src/components/a.tsx', text))).toEqual([])
})

const sentences = bannedWords.flatMap(({ word, places }) =>
  places.map((place) => ({ word, place })),
)
const inItsFile = {
  texts: (words: string) =>
    file('core/src/platform/texts/defaults/home.ts', `const t = { en: 'Do ${words}, please.' }`),
  descriptions: (words: string) =>
    file('openapi/src/resident/bills.ts', `const d = \`Do ${words}, please.\``),
  documents: (words: string) => file('docs/billing.md', `Do ${words}, please.`),
  code: (words: string) => file('core/src/content/alerts/queue.ts', `// Do ${words}, please.`),
}

test.each(sentences)('“$word” is refused in $place', ({ word, place }) => {
  expect(wordProblems(inItsFile[place](word))).toHaveLength(1)
  expect(wordProblems(inItsFile[place](word.toUpperCase()))).toHaveLength(1)
  expect(wordProblems(inItsFile[place](`${word}ish`))).toEqual([])
})

test('a banned phrase is found across the end of a line', () => {
  expect(wordProblems(inItsFile.documents(word('se', 'en\nto')))).toHaveLength(1)
})

test.each([
  ['a comment after a statement', `const a = 1 // ${word('an', 'ew')}`],
  ['the description of an export', `/** ${word('an', 'ew')} */\nexport const a = 1`],
  ['a part of a name', `const is${word('An', 'ew')} = 1`],
  ['the title of a test', `it('begins ${word('an', 'ew')}', () => {})`],
  ['the title of a table of tests', `it.each([1])('begins ${word('an', 'ew')}', () => {})`],
])('%s is looked at in code', (_what, text) => {
  expect(wordProblems(file('core/src/content/alerts/queue.test.ts', text))).toHaveLength(1)
})

test('strings in code are not checked: they include SQL and wire names', () => {
  const text = `const a = filter('${word('no', 'body')}')\nconst b = sql\`select ${word('to', 'ld')}\``
  expect(wordProblems(file('core/src/content/alerts/queue.ts', text))).toEqual([])
})

test('words for people are checked in texts, not in names or comments', () => {
  const code = `// ${word('an', 'ew')}\nexport const ${word('an', 'ew')} = { ${word('an', 'ew')}: 'Start over' }`
  expect(wordProblems(file('core/src/platform/texts/defaults/report.ts', code))).toEqual([])
  const text = `const a = '${word('an', 'ew')}'`
  expect(wordProblems(file('core/src/billing/pay-bill.ts', text))).toEqual([])
  expect(wordProblems(file('openapi/src/contract.test.ts', text))).toEqual([])
})
