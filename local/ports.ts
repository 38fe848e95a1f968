import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { Failure } from './process/failure.ts'

const OFFSETS = {
  resident: 0,
  staff: 1,
  payments: 2,
  mailbox: 3,
  feeds: 4,
  neon: 5,
  postgres: 6,
  smtp: 7,
} as const

export type Part = keyof typeof OFFSETS
export type Ports = Readonly<Record<Part, number>>

const NAMES: Record<Part, string> = {
  resident: 'the resident app',
  staff: 'the staff app',
  payments: 'the payment emulator',
  mailbox: 'the mailbox',
  feeds: 'the demo feeds',
  neon: 'the database endpoint',
  postgres: 'the database',
  smtp: 'the mailbox',
}

const DEFAULT_BASE = 8787
const HIGHEST_PORT = 65_535

const highestOffset = Math.max(...Object.values(OFFSETS))

export function portsFrom(base = process.env['PORT_BASE']): Ports {
  const first = base === undefined || base === '' ? DEFAULT_BASE : Number(base)
  const last = first + highestOffset
  if (!Number.isInteger(first) || first < 1 || last > HIGHEST_PORT) {
    throw new Failure(
      `PORT_BASE must be a whole number from 1 to ${HIGHEST_PORT - (last - first || 7)}, and is "${base}".`,
    )
  }
  return portsAt(first)
}

// Below the ephemeral ports: an outgoing connection could take one while the city starts.
const freeFrom = 10_000
const freeTo = 32_000
const maxTries = 50

/** The parts' ports, and one that says that they are taken. */
const blockLength = highestOffset + 2
const blocks = Math.floor((freeTo - freeFrom) / blockLength)

/**
 * For the life of this process: of several that start at once, each has its own.
 * @throws Failure when none are free
 */
export async function freePorts(): Promise<Ports> {
  for (let tries = 1; ; tries += 1) {
    const found = portsAt(freeFrom + blockLength * randomInt(blocks))
    const sign = await take(found)
    try {
      if (sign) {
        await requireFree(found, partsOf(found))
        return found
      }
      if (tries === maxTries) throw new Failure('No ports are free for another city.')
    } catch (error) {
      if (sign) await close(sign)
      if (!(error instanceof Failure) || tries === maxTries) throw error
    }
  }
}

/** Null if another process has them. */
async function take(found: Ports): Promise<Server | null> {
  try {
    const sign = await listen(found.resident + blockLength - 1)
    sign.unref()
    return sign
  } catch (error) {
    if (isErrorWithCode(error) && error.code === 'EADDRINUSE') return null
    throw error
  }
}

// Object.keys returns string[].
const partsOf = (found: Ports) => Object.keys(found) as Part[]

/** @throws Failure naming the first port in use */
export async function requireFree(wanted: Ports, parts: readonly Part[]) {
  for (const part of parts) {
    const port = wanted[part]
    try {
      await close(await listen(port))
    } catch (error) {
      if (!isErrorWithCode(error)) throw error
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.code})`
      throw new Failure(
        `Port ${port} for ${NAMES[part]} ${reason}: end the program that holds it, or choose other ports, such as PORT_BASE=${port < 20_000 ? 20_000 : 9000} npm start.`,
      )
    }
  }
}

function portsAt(first: number): Ports {
  const port = (part: Part) => first + OFFSETS[part]
  return {
    resident: port('resident'),
    staff: port('staff'),
    payments: port('payments'),
    mailbox: port('mailbox'),
    feeds: port('feeds'),
    neon: port('neon'),
    postgres: port('postgres'),
    smtp: port('smtp'),
  }
}

function listen(port: number) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
}

export function isErrorWithCode(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
