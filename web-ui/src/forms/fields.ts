/** What a form holds, as a browser sends it: names and values in the order of the page. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** The files among it. */
export type FormFiles = readonly (readonly [name: string, file: File])[]

/** What a form holds by the names of its fields. */
export interface Fields {
  readonly has: (name: string) => boolean
  /** Empty where there is no such field. */
  readonly text: (name: string) => string
  /** Of all fields that share the name, such as ticked boxes. */
  readonly texts: (name: string) => readonly string[]
  readonly isTicked: (name: string) => boolean
}

/** Reads a form that was sent; of fields that share a name the first counts. */
export function fieldsOf(sent: FormFields): Fields {
  const has = (name: string) => sent.some(([one]) => one === name)
  const text = (name: string) => sent.find(([one]) => one === name)?.[1] ?? ''
  const texts = (name: string) => sent.filter(([one]) => one === name).map(([, value]) => value)
  return { has, text, texts, isTicked: has }
}

/** Reads a form of the page as it stands, with what was typed before the script was there. */
export const fieldsIn = (form: HTMLFormElement, button?: HTMLElement | null): Fields =>
  fieldsOf(
    [...new FormData(form, button)].map(([name, value]) => [
      name,
      // A file is sent by a call of its own.
      typeof value === 'string' ? value : '',
    ]),
  )
