import { parseArgs } from 'node:util'
import { openPayments } from './open-payments.ts'

// Runs the emulator as its own process, which a test can kill: `node serve.ts DIRECTORY PORT`.
const [directory = '', port = ''] = parseArgs({ allowPositionals: true }).positionals
const { url } = await openPayments(directory, Number(port))
console.log(url)
