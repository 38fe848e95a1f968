export interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly raw: string
}

const PATIENCE_MS = 10_000
const EVERY_MS = 50

/** Waits for the newest mail to an address that `is` accepts. */
export async function waitForMail(
  mailbox: string,
  to: string,
  is: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const mails = await mailsTo(mailbox, to)
    const mail = mails.find(is)
    if (mail) return mail
    if (Date.now() > until) {
      throw new Error(
        `No such mail to ${to}; there are: ${mails.map((one) => one.subject).join(', ')}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}

/** Newest first. */
export async function mailsTo(mailbox: string, to: string): Promise<Mail[]> {
  return (await mailsIn(mailbox)).filter((mail) => mail.to.includes(to))
}

/** Newest first. */
export async function mailsIn(mailbox: string): Promise<Mail[]> {
  const answer = await fetch(new URL('/mails.json', mailbox))
  // The mailbox wrote it in this shape.
  return (await answer.json()) as Mail[]
}

export function codeIn({ text }: Mail): string {
  const code = /[?&]oobCode=([\w-]+)/.exec(text)?.[1]
  if (code === undefined) throw new Error(`There is no code in: ${text}`)
  return code
}
