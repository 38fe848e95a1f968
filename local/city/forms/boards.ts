import { boardApplicationDefinition } from '@portal/core/board-applications'
import { type DemoForm, words as w } from './demo-form.ts'

export const boardForms: readonly DemoForm[] = [
  // A migration brings it to every city.
  {
    process: 149,
    name: w('Serve on a Board', 'Participar en una junta'),
    definition: boardApplicationDefinition,
  },
]
