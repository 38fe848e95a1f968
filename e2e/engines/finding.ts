export interface Finding {
  readonly engine: 'axe' | 'ibm' | 'html-codesniffer' | 'html-validate' | 'nu'
  readonly rule: string
  readonly message: string
  readonly html: string
}

export const written = ({ engine, rule, message, html }: Finding): string =>
  `${engine}, ${rule}: ${message}\n  ${html.slice(0, 300)}`
