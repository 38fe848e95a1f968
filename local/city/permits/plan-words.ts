import type { PermitDiscipline } from '@portal/core/permits/rules'
import type { CommentState, DocumentKind } from '@portal/core/plan-review/rules'
import type { Words } from '../demo.ts'

export const planNames: Readonly<Record<DocumentKind, Words>> = {
  drawing: { en: 'Drawings', es: 'Planos de la obra' },
  sitePlan: { en: 'Site plan', es: 'Plano del terreno' },
  calculation: { en: 'Calculation', es: 'Cálculo' },
  contract: { en: 'Contract', es: 'Contrato' },
  other: { en: 'Other', es: 'Otro' },
}

export const whatChanged: Words = {
  en: 'New drawings with the distance to the lot line and the larger beam.',
  es: 'Planos nuevos con la distancia al lindero y la viga más grande.',
}

export interface DemoComment {
  /** Of the document, and the round in which it was made. */
  readonly version: 1 | 2
  readonly discipline: PermitDiscipline
  readonly sheet: string
  readonly text: string
  readonly isRequired: boolean
  readonly state: CommentState
  readonly answer: string | null
  readonly reply: string
}

const setback = {
  en: ['Show the distance to the side lot line.', 'It is 6 feet now; see the west side.'],
  es: ['Muestre la distancia al lindero lateral.', 'Ahora son 6 pies; vea el lado oeste.'],
} as const
const beam = {
  en: ['Give the size and the span of the beam.', 'A double 2 by 10 over 9 feet.', 'Which wood?'],
  es: ['Indique la medida y el claro de la viga.', 'Doble de 2 por 10, 9 pies.', '¿De qué madera?'],
} as const
const footing = {
  en: 'The footings must reach 42 inches below the ground. Show it on the section.',
  es: 'Los cimientos deben llegar a 42 pulgadas bajo tierra. Muéstrelo en el corte.',
} as const
const note = {
  en: 'Clear drawing of the stairs, thank you.',
  es: 'El dibujo de la escalera está claro, gracias.',
} as const

/** One accepted, one as far as the application has come, and a note; open ones in corrections. */
export function demoComments(state: string, language: 'en' | 'es'): readonly DemoComment[] {
  const [setbackText, setbackAnswer] = setback[language]
  const [beamText, beamAnswer, beamReply] = beam[language]
  const isAsked = state === 'corrections'
  const isWaiting = state === 'resubmitted' || state === 'review'
  const first: DemoComment = {
    version: 1,
    discipline: 'zoning',
    sheet: 'A1',
    text: setbackText,
    isRequired: true,
    state: 'accepted',
    answer: setbackAnswer,
    reply: '',
  }
  const second: DemoComment = {
    version: 1,
    discipline: 'building',
    sheet: 'S1',
    text: beamText,
    isRequired: true,
    state: isAsked ? 'reopened' : isWaiting ? 'answered' : 'accepted',
    answer: beamAnswer,
    reply: isAsked ? beamReply : '',
  }
  const third: DemoComment = {
    version: 2,
    discipline: 'building',
    sheet: 'S2',
    text: footing[language],
    isRequired: true,
    state: 'open',
    answer: null,
    reply: '',
  }
  const last: DemoComment = {
    version: 2,
    discipline: 'building',
    sheet: 'A3',
    text: note[language],
    isRequired: false,
    state: 'open',
    answer: null,
    reply: '',
  }
  return isAsked ? [first, second, third, last] : [first, second, last]
}
