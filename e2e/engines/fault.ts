/** One thing that an engine finds in a page, to be read by the person who mends it. */
export interface Fault {
  readonly engine: 'axe' | 'ibm' | 'html-codesniffer' | 'html-validate' | 'nu'
  readonly rule: string
  readonly message: string
  /** The markup where it stands. */
  readonly html: string
}

/** A fault in three lines. */
export const written = ({ engine, rule, message, html }: Fault): string =>
  `${engine}, ${rule}: ${message}\n  ${html.slice(0, 300)}`
