import type { Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'

interface Measures {
  countTrip(database: string): void
  delay(): number
}

const DEFAULT_PORT = 5432
const SERVER_FAULT = 1011

/** PostgreSQL's protocol over WebSockets, for the driver's `Pool`. Returns a close function. */
export function acceptWebSockets(http: Server, server: string, measures: Measures) {
  const { hostname, port } = new URL(server)
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket) =>
    carry(socket, Number(port || DEFAULT_PORT), hostname, measures),
  )
  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function carry(socket: WebSocket, port: number, host: string, { countTrip, delay }: Measures) {
  const database = connect(port, host)
  // Keeps messages in order, even when delayed.
  let sent = Promise.resolve()
  let name: string | undefined
  socket.on('message', (message: Buffer) => {
    if (name === undefined) name = databaseIn(message)
    else countTrip(name)
    sent = sent.then(async () => {
      const ms = delay()
      if (ms > 0) await pause(ms)
      database.write(message)
    })
  })
  socket.on('close', () => database.destroy())
  database.on('data', (chunk) => {
    database.pause()
    socket.send(chunk, () => database.resume())
  })
  database.on('error', () => socket.close(SERVER_FAULT))
  database.on('close', () => socket.close())
}

/** The startup message: length and protocol version, then zero-terminated names and values. */
function databaseIn(startUp: Buffer) {
  const fields = startUp.subarray(8).toString().split('\0')
  return fields[fields.indexOf('database') + 1] ?? ''
}
