import { article, boardFile } from '../access/content-rows.ts'
import type { Sample } from './sample.ts'
import { searchWordSamplesOf } from './search-word-samples.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name:
      | 'createContent'
      | 'addSynonym'
      | 'addBestBet'
      | 'addFeed'
      | 'checkContentImport'
      | 'saveLegistarSource',
    sample: Sample,
  ) => Promise<string>
  readonly sent: (name: 'saveTranslations', sample: Sample) => Promise<{ readonly text: string }>
  readonly value: (text: string) => Promise<string>
  readonly got: (path: string) => Promise<string>
}

const edit = (step: 'draft' | 'publish', title: string) => ({
  content: { ...article, title },
  note: 'Shorter.',
  step,
  publishAt: null,
})
const creating = (step: 'draft' | 'publish', title: string): Sample => ({
  path: '/content/article',
  body: edit(step, title),
  headers: { 'idempotency-key': crypto.randomUUID() },
})
const headers = { 'if-match': '"1"' }

const greeting = (SingularForm: string) => ({
  Id: 'es.Home.Title',
  Group: 'Home',
  LanguageKey: 'Title',
  SingularForm,
})

/** A request that takes effect, for texts and for what staff edit by versions. */
export function contentSamplesOf({ made, sent, got, value }: Given) {
  const at = async (step: 'draft' | 'publish'): Promise<string> =>
    `/content/article/${await made('createContent', creating(step, `Audited ${crypto.randomUUID()}`))}`
  const naming = async () => ({
    path: '/legistar',
    body: { client: `audited-${crypto.randomUUID()}`.slice(0, 30), token: null },
    headers: {
      'if-match': `"${/"version" ?: ?(\d+)/.exec(await got('/legistar'))?.[1] ?? '0'}"`,
    },
  })
  return {
    ...searchWordSamplesOf({ made, value }),
    saveTranslations: async (): Promise<Sample> => ({ path: '/i18n', body: [greeting('Hola')] }),
    deleteText: async (): Promise<Sample> => {
      const { text } = await sent('saveTranslations', { path: '/i18n', body: [greeting('Buenas')] })
      const version = /"Version":"(\w+)"/.exec(text)?.[1] ?? ''
      return { path: '/i18n/texts/es.Home.Title', headers: { 'if-match': `"${version}"` } }
    },
    applyContentImport: async (): Promise<Sample> => {
      const path = '/content_imports'
      const id = await made('checkContentImport', { path, body: boardFile })
      const [, mark = ''] = /"mark" ?: ?"(\w+)"/.exec(await got(`${path}/${id}`)) ?? []
      return { path: `${path}/${id}/apply`, body: { mark } }
    },
    saveLegistarSource: async (): Promise<Sample> => naming(),
    deleteLegistarSource: async (): Promise<Sample> => {
      await made('saveLegistarSource', await naming())
      return { path: '/legistar', headers: (await naming()).headers }
    },
    createContent: async (): Promise<Sample> => creating('draft', 'Audited'),
    saveContent: async (): Promise<Sample> => ({
      path: await at('draft'),
      body: edit('publish', 'Audited too'),
      headers,
    }),
    restoreContent: async (): Promise<Sample> => ({
      path: `${await at('publish')}/versions/1/restore`,
      headers,
    }),
    discardContentDraft: async (): Promise<Sample> => ({
      path: `${await at('draft')}/draft`,
      headers,
    }),
    withdrawContent: async (): Promise<Sample> => ({
      path: `${await at('publish')}/withdraw`,
      headers,
    }),
    setContentCare: async (): Promise<Sample> => ({
      path: `${await at('publish')}/care`,
      body: { ownerId: null, checkEveryMonths: 6, isChecked: true },
      headers,
    }),
  }
}
