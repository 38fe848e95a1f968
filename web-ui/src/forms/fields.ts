/** As a browser sends them, in page order. */
export type FormFields = readonly (readonly [name: string, value: string])[]

export type FormFiles = readonly (readonly [name: string, file: File])[]

export interface Fields {
  readonly has: (name: string) => boolean
  /** Empty without such a field. */
  readonly text: (name: string) => string
  /** Of all fields with the name, such as checkboxes. */
  readonly texts: (name: string) => readonly string[]
  readonly isChecked: (name: string) => boolean
}

/** Of fields with the same name the first counts. */
export function fieldsOf(sent: FormFields): Fields {
  const has = (name: string) => sent.some(([one]) => one === name)
  const text = (name: string) => sent.find(([one]) => one === name)?.[1] ?? ''
  const texts = (name: string) => sent.filter(([one]) => one === name).map(([, value]) => value)
  return { has, text, texts, isChecked: has }
}

/** A form on the page, including what was typed before hydration. */
export const fieldsIn = (form: HTMLFormElement, button?: HTMLElement | null): Fields =>
  fieldsOf(
    [...new FormData(form, button)].map(([name, value]) => [
      name,
      // Files are uploaded separately.
      typeof value === 'string' ? value : '',
    ]),
  )
