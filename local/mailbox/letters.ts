import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { isErrorWithCode } from '../ports.ts'

export interface Letter {
  id: number
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  raw: string
}

export interface Letters {
  /** Newest first. */
  list(): readonly Letter[]
  get(id: number): Letter | undefined
  add(raw: Buffer, from: string, to: string[]): Promise<void>
}

/** More would only make the page long. */
const KEPT = 500

/** Kept in a folder to survive a restart. */
export function openLetters(directory: string): Letters {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'mails.json')
  const letters = read(file)
  return {
    list: () => letters,
    get: (id) => letters.find((letter) => letter.id === id),
    async add(raw, from, to) {
      const mail: Email = await PostalMime.parse(raw)
      letters.unshift({
        id: (letters[0]?.id ?? 0) + 1,
        receivedAt: new Date().toISOString(),
        from,
        to,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        raw: raw.toString('latin1'),
      })
      letters.length = Math.min(letters.length, KEPT)
      writeFileSync(file, JSON.stringify(letters))
    },
  }
}

function read(file: string): Letter[] {
  try {
    // Written by the function above.
    return JSON.parse(readFileSync(file, 'utf8')) as Letter[]
  } catch (error) {
    // No mail yet, or an interrupted write: start empty.
    if (error instanceof SyntaxError || (isErrorWithCode(error) && error.code === 'ENOENT'))
      return []
    throw error
  }
}
