/**
 * Something the person at the keyboard can mend: a port in use, a wrong DATABASE_URL. Its message
 * is one whole sentence, and is all that is printed.
 */
export class Failure extends Error {
  override name = 'Failure'
}

/** Runs a script's main function; a Failure ends it with its sentence, anything else with its stack. */
export async function runScript(main: () => Promise<void>) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exit(1)
  }
}
