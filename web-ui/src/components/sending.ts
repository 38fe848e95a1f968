import { createContext } from 'react'

/** The name and value of the button that sent the form around it, while that is on its way. */
export type Sending = Pick<HTMLButtonElement, 'name' | 'value'>

/** What is being sent by the form around a button; null while nothing is. */
export const SendingContext = createContext<Sending | null>(null)
