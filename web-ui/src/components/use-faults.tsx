import { type ReactNode, useState } from 'react'
import type { Fault, TextKey } from '@portal/core/rules'
import { ApiError } from '../api/index.ts'
import { useTexts } from '../texts/index.tsx'
import { ErrorSummary } from './error-summary.tsx'

/** A field of a refused form and the sentence about it. */
interface Told {
  readonly field: string
  readonly message: string
}

/** What is wrong with a form, beside its fields and above them. */
export interface Faults {
  /** The sentence beside a field. */
  readonly errorOf: (field: string) => string | undefined
  /** Stands above the fields; takes focus with each refusal. */
  readonly summary: ReactNode
  /** Tells what is wrong; true when something is. */
  readonly refuse: (faults: readonly Fault[]) => boolean
  /** Tells what the API found wrong with the fields; false when its answer names none. */
  readonly refuseAnswer: (error: unknown) => boolean
}

interface Wording {
  /** The name of a field, as its label has it. */
  readonly labelOf: (field: string) => string
  /** Fields with a sentence of their own. */
  readonly sentences?: Readonly<Record<string, TextKey>>
  /** Heads the summary; otherwise `Util.FormContainsErrors`. */
  readonly title?: string
}

/**
 * Keeps what is wrong with a form, as the shared rules or the API found it. Fields are told in the words
 * of the specification (resident section 5): the kind of fault with the name of the field.
 */
export function useFaults({ labelOf, sentences = {}, title }: Wording): Faults {
  const { t } = useTexts()
  const [{ told, times }, setTold] = useState<{ told: readonly Told[]; times: number }>({
    told: [],
    times: 0,
  })

  function tell(next: readonly Told[]): boolean {
    setTold(({ times: before }) => ({ told: next, times: before + 1 }))
    return next.length > 0
  }
  const say = (field: string, code: string): Told => {
    const own = Object.hasOwn(sentences, field) ? sentences[field] : undefined
    // Codes of the API are keys of texts (contract: Problem); some take the name of the field.
    const text = own ?? (code as TextKey)
    return { field, message: t(text, { field: labelOf(field) }) }
  }

  return {
    errorOf: (field) => told.find((one) => one.field === field)?.message,
    summary: <ErrorSummary key={times} errors={told} {...(title && { title })} />,
    refuse: (faults) => tell(faults.map(({ field, kind }) => say(field, `Validation.${kind}`))),
    refuseAnswer: (error) => {
      const problems = fieldProblems(error)
      return problems.length > 0 && tell(problems.map(({ field, code }) => say(field, code)))
    },
  }
}

interface FieldProblem {
  readonly field: string
  readonly code: string
}

/** The wrong fields that an answer of the API names. */
function fieldProblems(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof ApiError) || typeof error.problem !== 'object') return []
  // Our own API's problem document, as its contract has it.
  const { errors = [] } = (error.problem ?? {}) as { errors?: readonly FieldProblem[] }
  return errors
}
