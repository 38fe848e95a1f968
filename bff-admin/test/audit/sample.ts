export interface Sample {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Default: below 300. */
  readonly status?: number
}

/** Imports, whose rows leave no entries. */
export const imports = {
  importBatch: 'The billing system’s own data; its entry names the batch.',
  checkContentImport: 'A file that waits to be applied; its entry names it.',
  readLegistarNow: 'The clerk’s own data; its entry says that someone asked for it.',
  importParcels: 'The city’s own data; its entry names the import.',
  importParcelsFromLayer: 'The city’s own data; its entry names the import and the layer.',
} as const

/** A new system alert. */
export const alert = {
  titleEnglish: 'Office closed',
  titleSpanish: 'Oficina cerrada',
  textEnglish: '<p>On Monday.</p>',
  textSpanish: '<p>El lunes.</p>',
}
