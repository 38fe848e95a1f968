// Types of packages that bring none: only what we use.
declare module 'xliff/jsToXliff12' {
  export default function jsToXliff12(file: object): Promise<string>
}
declare module 'xliff/js2xliff' {
  export default function js2xliff(file: object): Promise<string>
}
declare module 'xliff/xliff12ToJs' {
  export default function xliff12ToJs(text: string): Promise<unknown>
}
declare module 'xliff/xliff2js' {
  export default function xliff2js(text: string): Promise<unknown>
}
declare module 'gettext-parser' {
  interface Entry {
    readonly msgctxt?: string
    readonly msgid: string
    readonly msgid_plural?: string
    readonly msgstr: readonly string[]
  }
  interface Catalog {
    readonly charset?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly translations: Readonly<Record<string, Readonly<Record<string, Entry>>>>
  }
  export const po: {
    readonly parse: (text: string, options?: { readonly validation?: boolean }) => Catalog
    readonly compile: (catalog: Catalog) => { toString(): string }
  }
}
