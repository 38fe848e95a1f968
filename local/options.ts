import { parseArgs } from 'node:util'
import { isErrorWithCode } from './ports.ts'
import { Failure } from './process/failure.ts'

export interface StartOptions {
  /** Used instead of the embedded one. */
  databaseUrl: string | undefined
  /** Size of the demo city, as a multiple of the usual. */
  scale: number
}

/** From `npm start -- --scale 10` and the environment. */
export function startOptions(args = process.argv.slice(2)): StartOptions {
  const { scale: text } = parse(args)
  const scale = Number(text)
  if (!(scale > 0)) throw new Failure(`--scale wants a number above 0, and got "${text}".`)
  return { databaseUrl: process.env['DATABASE_URL'] || undefined, scale }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { scale: { type: 'string', default: '1' } } }).values
  } catch (error) {
    if (!isErrorWithCode(error)) throw error
    throw new Failure(`${error.message.split('\n')[0]} The one option is --scale.`)
  }
}
