import { createServer, type RequestListener } from 'node:http'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { createPartner } from '../partners/index.ts'
import { secretBox } from '../second-factor/index.ts'
import { type EndpointEdit, type EventKind, eventKinds } from './rules.ts'
import { createPartnerEndpoint } from './index.ts'

export const box = secretBox('a-secret-of-at-least-32-characters', 'webhooks')
export const ports = { box, isLocal: false }

/** A new partner with an endpoint, added by the staff of the context. */
export async function anEndpoint(staff: Context, more: Partial<EndpointEdit> = {}) {
  const { id: partnerId } = await createPartner(staff, {
    name: crypto.randomUUID(),
    contact: 'api@lakeside.example',
  })
  const { address = `https://receiver.example/${crypto.randomUUID()}`, kinds = eventKinds } = more
  const made = await createPartnerEndpoint(staff, ports, { partnerId, address, kinds })
  return { partnerId, address, ...made }
}

/** As a trigger queues them (core/src/event-rules.ts). */
export const queueEvents = (database: Database, kind: EventKind, at: Date, count = 1) =>
  database.write((builder) => [
    builder.execute(sql`
      select portal_queue_event(${kind}, ${at.toISOString()}::timestamptz, json_build_object('nth', nth))
      from generate_series(1, ${count}::int) nth`),
  ])

export interface Received {
  readonly address: string
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Receivers without a network: what they got, and what each answers. */
export function receivers(answer: (got: Received) => Response | Promise<Response>) {
  const got: Received[] = []
  const fetch = async (address: string, { headers, body }: RequestInit) => {
    const named = Object.fromEntries(new Headers(headers))
    // We send texts alone.
    const one = { address, id: named['webhook-id'] ?? '', headers: named, body: body as string }
    got.push(one)
    return answer(one)
  }
  return { got, fetch }
}

/** A server on this machine, for what only a real connection does. */
export async function listening(
  answer: RequestListener,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
