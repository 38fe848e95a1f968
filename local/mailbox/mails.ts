import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { isErrorWithCode } from '../ports.ts'

export interface Mail {
  id: number
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  raw: string
}

export interface Mails {
  /** Newest first. */
  list(): readonly Mail[]
  get(id: number): Mail | undefined
  add(raw: Buffer, from: string, to: string[]): Promise<void>
}

/** More would only make the page long. */
const KEPT = 500

export function openMails(directory: string): Mails {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'mails.json')
  const mails = read(file)
  return {
    list: () => mails,
    get: (id) => mails.find((mail) => mail.id === id),
    async add(raw, from, to) {
      const mail: Email = await PostalMime.parse(raw)
      mails.unshift({
        id: (mails[0]?.id ?? 0) + 1,
        receivedAt: new Date().toISOString(),
        from,
        to,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        raw: raw.toString('latin1'),
      })
      mails.length = Math.min(mails.length, KEPT)
      writeFileSync(file, JSON.stringify(mails))
    },
  }
}

function read(file: string): Mail[] {
  try {
    // Written by the function above.
    return JSON.parse(readFileSync(file, 'utf8')) as Mail[]
  } catch (error) {
    // No mail yet, or an interrupted write: start empty.
    if (error instanceof SyntaxError || (isErrorWithCode(error) && error.code === 'ENOENT'))
      return []
    throw error
  }
}
