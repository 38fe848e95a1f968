/**
 * An error that the user can fix: a port in use, a wrong DATABASE_URL. Only its message is printed.
 */
export class Failure extends Error {
  override name = 'Failure'
}

/** A Failure prints its message, any other error its stack. */
export async function runScript(main: () => Promise<void>) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exit(1)
  }
}
