import { group } from './group.ts'

/** Work that needs no permit, for staff. */
export const permitExemptions = group('PermitExemptions', {
  Title: { en: 'Work without a permit', es: 'Obras sin permiso' },
  Lead: {
    en: 'The answer for residents who ask whether they need a permit. Rules are never changed: a new rule follows from a day.',
    es: 'La respuesta a los residentes que preguntan si necesitan un permiso. Las reglas nunca se cambian: una nueva las sigue desde un día.',
  },
  Kind: { en: 'Work', es: 'Obra' },
  Rule: { en: 'Rule', es: 'Regla' },
  Source: { en: 'Code and section', es: 'Código y sección' },
  Now: { en: 'In force since', es: 'Vigente desde' },
  Next: { en: 'New rule from', es: 'Regla nueva desde' },
  Always: { en: 'Always needs a permit', es: 'Siempre necesita un permiso' },
  Back: { en: 'All work without a permit', es: 'Todas las obras sin permiso' },
  NoKind: { en: 'There is no permit of this kind.', es: 'No hay permisos de este tipo.' },
  From: { en: 'From {{day}}', es: 'Desde el {{day}}' },
  FromTo: { en: '{{from}} to {{day}}', es: 'Del {{from}} al {{day}}' },
  InForceNow: { en: 'In force', es: 'Vigente' },
  Later: { en: 'Not in force yet', es: 'Todavía no vigente' },
  Ended: { en: 'Ended', es: 'Terminada' },
  Versions: { en: 'Versions', es: 'Versiones' },
  NoVersions: {
    en: 'No rule yet: this work always needs a permit.',
    es: 'Todavía no hay regla: esta obra siempre necesita un permiso.',
  },
  Conditions: {
    en: 'No permit is needed if all of these hold:',
    es: 'No se necesita permiso si se cumple todo esto:',
  },
  AtMost: {
    en: '{{question}} At most {{most}} {{unit}}',
    es: '{{question}} Como máximo {{most}} {{unit}}',
  },
  NewTitle: { en: 'New rule from a day', es: 'Regla nueva desde un día' },
  NewLead: {
    en: 'The fields have the newest rule. Leave the questions that you do not need empty.',
    es: 'Los campos tienen la regla más reciente. Deje vacías las preguntas que no necesite.',
  },
  FirstDay: { en: 'First day', es: 'Primer día' },
  LastDay: { en: 'Last day', es: 'Último día' },
  LastDayHint: {
    en: 'Empty: until another rule follows.',
    es: 'Vacío: hasta que otra regla la siga.',
  },
  RuleEnglish: { en: 'Rule, quoted in English', es: 'Regla, citada en inglés' },
  RuleSpanish: { en: 'Rule in Spanish', es: 'Regla en español' },
  SourceHint: {
    en: 'For example: 2021 International Residential Code, section R105.2.',
    es: 'Por ejemplo: 2021 International Residential Code, sección R105.2.',
  },
  Question: { en: 'Question {{number}}', es: 'Pregunta {{number}}' },
  QuestionEnglish: { en: 'Question in English', es: 'Pregunta en inglés' },
  QuestionSpanish: { en: 'Question in Spanish', es: 'Pregunta en español' },
  NoPermitIf: {
    en: 'No permit is needed if the answer is',
    es: 'No se necesita permiso si la respuesta es',
  },
  AMost: { en: 'a number, at most', es: 'un número, como máximo' },
  Yes: { en: 'yes', es: 'sí' },
  No: { en: 'no', es: 'no' },
  Most: { en: 'Largest number', es: 'Número más grande' },
  MostHint: { en: 'Only for a number.', es: 'Solo para un número.' },
  UnitEnglish: { en: 'Unit in English', es: 'Unidad en inglés' },
  UnitSpanish: { en: 'Unit in Spanish', es: 'Unidad en español' },
  WrongMost: {
    en: 'Enter a number, such as 120 or 2.5.',
    es: 'Escriba un número, como 120 o 2.5.',
  },
  MissingUnit: {
    en: 'A question for a number needs its unit in both languages.',
    es: 'Una pregunta por un número necesita su unidad en los dos idiomas.',
  },
  MissingQuestion: {
    en: 'Enter the question in both languages.',
    es: 'Escriba la pregunta en los dos idiomas.',
  },
  MissingConditions: {
    en: 'Enter at least one question.',
    es: 'Escriba al menos una pregunta.',
  },
  Preview: { en: 'Try it', es: 'Probar' },
  Save: { en: 'Set this rule', es: 'Fijar esta regla' },
  PreviewTitle: {
    en: 'The answers that residents get then',
    es: 'Las respuestas que reciben entonces los residentes',
  },
  Closes: { en: 'Today’s rule ends on {{day}}.', es: 'La regla actual termina el {{day}}.' },
  EndsOpen: {
    en: 'After {{day}} this work always needs a permit until another rule follows.',
    es: 'Después del {{day}}, esta obra siempre necesita permiso hasta que otra regla la siga.',
  },
  TriedNo: { en: 'No permit needed: {{answers}}', es: 'No necesita permiso: {{answers}}' },
  TriedYes: { en: 'Permit needed: {{answers}}', es: 'Necesita permiso: {{answers}}' },
  Saved: { en: 'The new rule is set.', es: 'La regla nueva está fijada.' },
  Failed: { en: 'The rule was not set', es: 'La regla no se fijó' },
  Withdraw: { en: 'Take this rule back', es: 'Retirar esta regla' },
  Withdrawn: { en: 'The rule was taken back.', es: 'La regla se retiró.' },
  NotFound: { en: 'There is no such rule.', es: 'No existe esa regla.' },
  Overlaps: {
    en: 'Another rule has some of these days already. Choose other days, or take that rule back first.',
    es: 'Otra regla ya tiene algunos de estos días. Elija otros días o retire antes esa regla.',
  },
  OverlapsOne: {
    en: 'There is already a rule from {{day}}. Choose a last day before it, or take that rule back first.',
    es: 'Ya hay una regla desde el {{day}}. Elija un último día anterior o retire antes esa regla.',
  },
  Past: {
    en: 'A new rule begins today or later: people may have acted on the rule of earlier days.',
    es: 'Una regla nueva empieza hoy o después: es posible que alguien haya actuado según la de días anteriores.',
  },
  InForce: {
    en: 'This rule is in force. It can only be followed by another.',
    es: 'Esta regla está vigente. Solo puede seguirla otra.',
  },
})
