import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { guidePages } from '@portal/openapi/guide'
import { typeOfProblem } from '../reply/problem-type.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import { docsPage, docsPath, type Html } from './docs-page.ts'
import { searchReference } from './docs-search.ts'
import { addressOf, eventPart, operationPart } from './operation-parts.ts'
import { problemCodesIn, problemPageOf } from './problem-pages.ts'
import { type Reference, referenceOf } from './reference.ts'
import { schemaPart } from './schema-parts.ts'

interface Content {
  readonly title: string
  readonly content: Html | ReturnType<typeof raw>
  readonly term?: string
}

/** Null where there is no such page. */
type Page = (reference: Reference, rest: readonly string[], term: string) => Content | null

const start: Page = ({ info, topics, events }) => ({
  title: info.title,
  content: html`<p>${info.description}</p>
    <p>
      Begin with <a href="${docsPath}/guide/start">Start in five minutes</a>. This is version
      ${info.version}.
    </p>
    <h2>Topics</h2>
    <ul class="topics">
      ${topics.map(
        ({ name, slug, operations }) =>
          html`<li><a href="${docsPath}/topics/${slug}">${name}</a> (${operations.length})</li>`,
      )}
    </ul>
    ${
      events.length > 0
        ? html`<h2>Events</h2>
            <p><a href="${docsPath}/events">What we send to partners</a> (${events.length})</p>`
        : ''
    }`,
})

const search: Page = (reference, _rest, given) => {
  const term = given.slice(0, 100)
  const found = searchReference(reference, term)
  const list = html`<ul>
    ${found.map(
      ({ href, title, detail }) =>
        html`<li><a href="${href}">${title}</a> <span class="quiet">${detail}</span></li>`,
    )}
  </ul>`
  const nothing = html`<p>
    Nothing has all these words. Try one word, or look at the <a href="${docsPath}">topics</a>.
  </p>`
  return { title: 'Search', content: found.length > 0 ? list : nothing, term }
}

const schemas: Page = (reference, [name]) => {
  if (name !== undefined) {
    const schema = Object.hasOwn(reference.schemas, name) ? reference.schemas[name] : undefined
    return schema ? { title: name, content: schemaPart(schema) } : null
  }
  const content = html`<ul class="topics">
    ${Object.keys(reference.schemas).map(
      (each) => html`<li><a href="${docsPath}/schemas/${each}">${each}</a></li>`,
    )}
  </ul>`
  return { title: 'Schemas', content }
}

const guide: Page = (_reference, [name]) => {
  if (name !== undefined) {
    const page = guidePages.find((each) => each.name === name)
    // Written by us and rendered at build time (openapi/guide).
    return page ? { title: page.title, content: raw(page.html) } : null
  }
  const content = html`<ol>
    ${guidePages.map(
      (page) => html`<li><a href="${docsPath}/guide/${page.name}">${page.title}</a></li>`,
    )}
  </ol>`
  return { title: 'Guide', content }
}

const problems: Page = (reference, [group, name]) => {
  const whatToDo = html`<a href="${docsPath}/guide/errors">Errors</a> says what to do for each
    status.`
  if (group !== undefined) {
    const found = problemPageOf(group, name ?? '')
    if (!found) return null
    const content = html`<p>${found.text}</p>
      <p lang="es">${found.spanish}</p>
      <p>Show people this text in their language. ${whatToDo}</p>`
    return { title: found.code, content }
  }
  const content = html`<p>
      The <code>type</code> of each problem is the address of its page. ${whatToDo}
    </p>
    <ul class="topics">
      ${problemCodesIn(reference).map(
        (code) =>
          html`<li>
            <a href="${typeOfProblem(code)}"><code>${code}</code></a>
          </li>`,
      )}
    </ul>`
  return { title: 'Problems', content }
}

const topicPage: Page = (reference, [slug]) => {
  const topic = reference.topics.find((each) => each.slug === slug)
  if (!topic) return null
  const content = html`<ul>
      ${topic.operations.map(
        (operation) =>
          html`<li><a href="${addressOf(topic, operation)}">${operation.summary}</a></li>`,
      )}
    </ul>
    ${topic.operations.map((operation) => operationPart(operation, reference))}`
  return { title: topic.name, content }
}

const events: Page = ({ events: all }, rest) => {
  if (all.length === 0 || rest.length > 0) return null
  const content = html`<p>
      Staff of the city set the address and the kinds of events.
      <a href="${docsPath}/guide/events">Events</a> says how to check a signature.
    </p>
    <ul>
      ${all.map(
        ({ kind, operation }) =>
          html`<li>
            <a href="#${kind}"><code>${kind}</code></a> ${operation.summary}
          </li>`,
      )}
    </ul>
    ${all.map(eventPart)}`
  return { title: 'Events', content }
}

const pages: ReadonlyMap<string, Page> = new Map([
  ['events', events],
  ['search', search],
  ['schemas', schemas],
  ['guide', guide],
  ['problems', problems],
  ['topics', topicPage],
])

/**
 * The reference and the guide, rendered here: pages without a script. The renderers that others keep
 * cost 0.3 and 0.9 MB of script and cannot run under our content policy (docs/decisions.md).
 */
export async function answerDocs(c: Context<PipelineEnv>, document: string): Promise<Response> {
  const reference = referenceOf(document)
  const { title: product } = reference.info
  const [first, ...rest] = c.req.path.slice(docsPath.length).split('/').filter(Boolean)
  const page = first === undefined ? start : pages.get(first)
  const found = page?.(reference, rest, c.req.query('q') ?? '')
  if (found) return docsPage(c, { ...found, product })
  const content = html`<p>There is no such page. Look at the <a href="${docsPath}">topics</a>.</p>`
  return docsPage(c, { title: 'Not found', product, status: 404, content })
}
