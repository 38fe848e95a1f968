import { useState } from 'react'

interface Asked<Subject> {
  readonly subject: Subject
  readonly answer: (isYes: boolean) => void
}

/** A question that has to be answered in a dialog before something is sent; one at a time. */
export function useQuestion<Subject>(): {
  /** What is asked about now, and how to answer. */
  readonly asked: Asked<Subject> | undefined
  /** Asks, and waits for the answer. */
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
