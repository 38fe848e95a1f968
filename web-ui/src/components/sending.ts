import { createContext } from 'react'

/** The pressed submit button, while its form is being sent. */
export type Sending = Pick<HTMLButtonElement, 'name' | 'value'>

/** Null while nothing is being sent. */
export const SendingContext = createContext<Sending | null>(null)
