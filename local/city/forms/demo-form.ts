import {
  contactEmail,
  contactName,
  contactPhone,
  type FormCondition,
  type FormDefinition,
  type FormFee,
  type FormField,
  type FormPage,
} from '@portal/core/forms/rules'
import type { Words } from '../demo.ts'

export interface DemoForm {
  readonly process: number
  readonly name: Words
  readonly definition: FormDefinition
}

export const words = (en: string, es: string): Words => ({ en, es })

/** The error shows when the answer is missing. */
interface Label extends Words {
  readonly missingEn?: string
  readonly missingEs?: string
}

/** A label with its error for a missing answer. */
export const asked = (en: string, es: string, missingEn: string, missingEs: string): Label => ({
  en,
  es,
  missingEn,
  missingEs,
})

interface Frame extends Label {
  hint?: Words
  isRequired?: true
  isSubject?: true
  when?: FormCondition
}

/** What stands in a field beside its kind and name; options of its kind pass through. */
const framed = ({ en, es, missingEn, missingEs, ...more }: Frame) => ({
  label: { en, es },
  ...(missingEn && missingEs && { missing: { en: missingEn, es: missingEs } }),
  ...more,
})

const required = { isRequired: true } as const

/** Required fields, by name in the answers. */
export const plain = (
  kind: 'email' | 'phone' | 'date' | 'address' | 'yes-no',
  name: string,
  of: Frame,
): FormField => ({ kind, name, ...required, ...framed(of) })
export const line = (name: string, of: Frame & { maxLength?: number }): FormField => ({
  kind: 'text',
  name,
  ...required,
  ...framed(of),
})
export const story = (name: string, of: Frame): FormField => ({
  kind: 'paragraph',
  name,
  ...required,
  ...framed(of),
})
export const amount = (
  name: string,
  of: Frame & { min?: number; max?: number; decimals?: number },
): FormField => ({
  kind: 'number',
  name,
  ...required,
  ...framed(of),
})

const listed = (choices: Readonly<Record<string, Words>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

export const oneOf = (
  name: string,
  label: Label,
  choices: Readonly<Record<string, Words>>,
  more: Partial<Frame> = {},
): FormField => ({
  kind: 'choice',
  name,
  ...required,
  ...framed({ ...label, ...more }),
  choices: listed(choices),
})
export const someOf = (
  name: string,
  label: Label,
  choices: Readonly<Record<string, Words>>,
  more: Partial<Frame> = {},
): FormField => ({
  kind: 'choices',
  name,
  ...required,
  ...framed({ ...label, ...more }),
  choices: listed(choices),
})
export const uploads = (name: string, of: Frame & { most?: number }): FormField => ({
  kind: 'files',
  name,
  most: 5,
  ...framed(of),
})
export const infoText = (name: string, label: Words, when?: FormCondition): FormField => ({
  kind: 'words',
  name,
  label,
  ...(when && { when }),
})

export const address = plain('address', 'address', {
  en: 'Address',
  es: 'Dirección',
  missingEn: 'Enter the address.',
  missingEs: 'Escriba la dirección.',
})

export const optional = (field: FormField): FormField => {
  if (field.kind === 'words') return field
  const { isRequired: _isRequired, missing: _missing, ...rest } = field
  return rest
}

export const when = (field: string, ...is: readonly string[]): FormCondition => ({ field, is })

export const page = (title: Words, ...fields: readonly FormField[]): FormPage => ({ title, fields })
export const fee = (
  label: Words,
  cents: number,
  more: Omit<FormFee, 'label' | 'cents'> = {},
): FormFee => ({
  label,
  cents,
  ...more,
})

/** Contact details; every form ends with this page. */
export const reach: FormPage = page(
  words('How we reach you', 'Cómo comunicarnos con usted'),
  contactName,
  contactEmail,
  contactPhone,
)

interface Parts {
  pages: readonly FormPage[]
  fees?: readonly FormFee[]
  thanks?: Words
}

const thanksOfAll = words(
  'City staff look at it within three working days.',
  'El personal de la ciudad lo revisa en tres días hábiles.',
)

/** A form that ends with contact details. */
export const form = (process: number, name: Words, parts: Parts): DemoForm => ({
  process,
  name,
  definition: {
    pages: [...parts.pages, reach],
    fees: parts.fees ?? [],
    thanks: parts.thanks ?? thanksOfAll,
  },
})
