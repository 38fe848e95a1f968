export interface Letter {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Its source. */
  readonly raw: string
}

const PATIENCE_MS = 10_000
const EVERY_MS = 50

/** Waits for the newest mail to an address that `is` accepts. */
export async function letterTo(
  mailbox: string,
  to: string,
  is: (letter: Letter) => boolean = () => true,
): Promise<Letter> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const letters = await lettersTo(mailbox, to)
    const letter = letters.find(is)
    if (letter) return letter
    if (Date.now() > until) {
      throw new Error(
        `No such mail to ${to}; there are: ${letters.map((one) => one.subject).join(', ')}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}

/** Newest first. */
export async function lettersTo(mailbox: string, to: string): Promise<Letter[]> {
  return (await lettersIn(mailbox)).filter((letter) => letter.to.includes(to))
}

/** Newest first. */
export async function lettersIn(mailbox: string): Promise<Letter[]> {
  const answer = await fetch(new URL('/mails.json', mailbox))
  // The mailbox wrote it in this shape.
  return (await answer.json()) as Letter[]
}

export function codeIn({ text }: Letter): string {
  const code = /[?&]oobCode=([\w-]+)/.exec(text)?.[1]
  if (code === undefined) throw new Error(`There is no code in: ${text}`)
  return code
}
