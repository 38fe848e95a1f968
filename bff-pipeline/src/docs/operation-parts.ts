import { html } from 'hono/html'
import { docsPath, type Html } from './docs-page.ts'
import type { Listed, Reference, Reply, SentEvent, Topic } from './reference.ts'
import { parameterPart, schemaPart, typeOf } from './schema-parts.ts'

export const addressOf = ({ slug }: Topic, { operationId }: Listed): string =>
  `${docsPath}/topics/${slug}#${operationId}`

const wholeReply = (reply: Reply, { replies }: Reference): Reply =>
  (reply.$ref === undefined ? undefined : replies[reply.$ref.split('/').at(-1) ?? '']) ?? reply

const isProblem = (reply: Reply): boolean => 'application/problem+json' in (reply.content ?? {})

function replyPart(status: string, reply: Reply): Html {
  const [[type, media] = []] = Object.entries(reply.content ?? {})
  const schema = media?.schema
  return html`<dt>${status}</dt>
    <dd>
      ${reply.description ?? ''}
      ${
        schema
          ? html`<span class="quiet">${type}: ${typeOf(schema)}</span> ${
                schema.properties || schema.items?.properties ? schemaPart(schema) : ''
              }`
          : ''
      }
    </dd>`
}

/** An operation with all that a caller needs to know; refusals are folded. */
export function operationPart(operation: Listed, reference: Reference): Html {
  const { method, path, operationId, summary, description, deprecated, requestBody } = operation
  const parameters = operation.parameters ?? []
  const replies = Object.entries(operation.responses).map(
    ([status, reply]) => [status, wholeReply(reply, reference)] as const,
  )
  const answers = replies.filter(([, reply]) => !isProblem(reply))
  const refusals = replies.filter(([, reply]) => isProblem(reply))
  return html`<article aria-labelledby="${operationId}">
    <h2 id="${operationId}">${summary}${deprecated ? ' (deprecated)' : ''}</h2>
    <code class="call"><span class="method">${method}</span> /api${path}</code>
    <p>
      ${description} <span class="quiet">Its name is <code>${operationId}</code>.</span>
    </p>
    ${
      parameters.length > 0
        ? html`<h3>Parameters</h3>
            <dl>
              ${parameters.map((each) => parameterPart(each, each.in, each.required === true))}
            </dl>`
        : ''
    }
    ${
      requestBody
        ? html`<h3>Body</h3>
            ${Object.entries(requestBody.content).map(
              ([type, { schema = {} }]) =>
                html`<p class="quiet"><code>${type}</code></p>
                  ${schemaPart(schema)}`,
            )}`
        : ''
    }
    <h3>Replies</h3>
    <dl>${answers.map(([status, reply]) => replyPart(status, reply))}</dl>
    <details>
      <summary>Refusals: ${refusals.map(([status]) => status).join(', ')}</summary>
      <p>
        Each is a <a href="${docsPath}/schemas/Problem">Problem</a>, as
        <a href="${docsPath}/guide/errors">Errors</a> explains.
      </p>
      <dl>
        ${refusals.map(
          ([status, reply]) =>
            html`<dt>${status}</dt>
              <dd>${reply.description ?? ''}</dd>`,
        )}
      </dl>
    </details>
  </article>`
}

/** An event with its headers, its body, and what each answer of the receiver does. */
export function eventPart({ kind, operation }: SentEvent): Html {
  const { summary, description, parameters = [], requestBody, responses } = operation
  const [media] = Object.values(requestBody?.content ?? {})
  return html`<article aria-labelledby="${kind}">
    <h2 id="${kind}">${summary}</h2>
    <code class="call"><span class="method">POST</span> ${kind}</code>
    <p>${description}</p>
    <h3>Headers</h3>
    <dl>${parameters.map((each) => parameterPart(each, each.in, each.required === true))}</dl>
    <h3>Body</h3>
    ${schemaPart(media?.schema ?? {})}
    <h3>Your answer</h3>
    <dl>${Object.entries(responses).map(([status, reply]) => replyPart(status, reply))}</dl>
  </article>`
}
