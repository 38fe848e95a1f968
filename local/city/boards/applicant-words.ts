/** Who applied to serve; each has another first choice or order of boards. */
export interface Applicant {
  /** By their alias, the first choice first. */
  readonly boards: readonly [string, ...string[]]
  readonly daysAgo: number
  readonly language: 'en' | 'es'
  readonly livesHere: boolean
  readonly reason: string
  readonly experience: string
  /** At the first choice. */
  readonly isShortlisted?: true
  /** Why the city closed the request. */
  readonly declined?: string
}

export const demoApplicants: readonly Applicant[] = [
  {
    boards: ['heritage-commission', 'planning-commission'],
    daysAgo: 21,
    language: 'en',
    livesHere: true,
    reason:
      'We restored our 1912 bungalow ourselves. I want other owners to find the process as friendly as I did.',
    experience: 'Licensed architect for 14 years, mostly old houses.',
    isShortlisted: true,
  },
  {
    boards: ['heritage-commission'],
    daysAgo: 4,
    language: 'en',
    livesHere: false,
    reason: 'I rent out two historic storefronts downtown and care how the street looks.',
    experience: '',
  },
  {
    boards: ['cultural-arts-commission', 'human-relations', 'youth-leadership'],
    daysAgo: 12,
    language: 'es',
    livesHere: true,
    reason:
      'Dirijo un grupo de danza folclórica con 40 jóvenes y quiero que el arte llegue a todos los barrios.',
    experience: 'Maestra de arte en la escuela primaria; nueve años de voluntariado en festivales.',
  },
  {
    boards: ['sustainability-commission', 'bicycle-committee'],
    daysAgo: 1,
    language: 'en',
    livesHere: true,
    reason: 'I ride to work all year and count what our streets are missing.',
    experience: 'Civil engineer with the county; I design storm drains.',
  },
  {
    boards: ['planning-commission', 'building-appeals'],
    daysAgo: 33,
    language: 'es',
    livesHere: true,
    reason: 'Conozco el reglamento de construcción por mi oficio y quiero servir a mi ciudad.',
    experience: 'Electricista con licencia desde 2009.',
  },
  {
    boards: ['board-of-health'],
    daysAgo: 60,
    language: 'en',
    livesHere: false,
    reason: 'I would like to help with the clinic.',
    experience: '',
    declined: 'This seat is for people who live in the city. Thank you for your interest.',
  },
]
