import { useState } from 'react'

interface Asked<Subject> {
  readonly subject: Subject
  readonly answer: (isYes: boolean) => void
}

/** A dialog question before something is sent; one at a time. */
export function useQuestion<Subject>(): {
  readonly asked: Asked<Subject> | undefined
  readonly ask: (subject: Subject) => Promise<boolean>
} {
  const [asked, setAsked] = useState<Asked<Subject>>()
  return {
    asked,
    ask: (subject) =>
      new Promise((resolve) =>
        setAsked({
          subject,
          answer: (isYes) => {
            setAsked(undefined)
            resolve(isYes)
          },
        }),
      ),
  }
}
