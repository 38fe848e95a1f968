/** What a column of an import holds. Lengths are in characters. */
export type FieldRule = { readonly isNeeded?: true; readonly column?: string } & (
  | { readonly is: 'text'; readonly max: number; readonly pattern?: RegExp; readonly like?: string }
  | { readonly is: 'html'; readonly max: number }
  | { readonly is: 'parts'; readonly max: number }
  | { readonly is: 'day' | 'time' | 'flag' | 'links' }
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'texts'; readonly max: number; readonly isNullable?: true }
)

export type FieldRules = Readonly<Record<string, FieldRule>>

export const text = (max: number) => ({ is: 'text', max }) as const
export const needed = <Rule extends FieldRule>(rule: Rule) => ({ ...rule, isNeeded: true }) as const
export const stored = <Rule extends FieldRule>(rule: Rule, column: string) =>
  ({ ...rule, column }) as const
export const day = { is: 'day' } as const
export const flag = { is: 'flag' } as const
export const whole = (from: number, to: number) => ({ is: 'whole', from, to }) as const
export const choice = (of: readonly string[]) => ({ is: 'choice', of }) as const

const like = (max: number, pattern: RegExp, example: string) =>
  ({ is: 'text', max, pattern, like: example }) as const
export const webAddress = like(2000, /^https?:\/\/\S+$/i, 'https://…')
export const email = like(254, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'name@city.gov')
/** As it stands in the page's address. */
export const alias = like(100, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'planning-commission')
/** Another record, by its key. */
export const key = text(200)
