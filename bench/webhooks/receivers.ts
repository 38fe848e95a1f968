import { createServer } from 'node:http'
import { percentile } from '../kit/statistics.ts'

// A hundred receivers in a process of their own, by path. Those of /dead/ never answer.

const seen = new Map<string, Set<string>>()
const delays: number[] = []
let repeated = 0

const server = createServer((request, response) => {
  const { url = '', headers } = request
  if (url.startsWith('/dead/')) {
    request.resume()
    return
  }
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (piece: string) => (body += piece))
  request.on('end', () => {
    response.writeHead(204).end()
    const id = String(headers['webhook-id'])
    const ids = seen.get(url) ?? new Set<string>()
    seen.set(url, ids)
    if (ids.has(id)) repeated += 1
    ids.add(id)
    // Written by portal_queue_event.
    const { timestamp } = JSON.parse(body) as { timestamp: string }
    delays.push(Date.now() - Date.parse(timestamp))
  })
})

server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.send?.({ port: typeof bound === 'object' && bound ? bound.port : 0 })
})

process.on('message', () => {
  const sizes = [...seen.values()].map((ids) => ids.size)
  process.send?.({
    delivered: sizes.reduce((total, size) => total + size, 0),
    fewest: Math.min(...sizes),
    repeated,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
  })
})
