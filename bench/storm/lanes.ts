import type { Post } from '../kit/http-client.ts'

/** What people do at once, and how much of it. */
export interface Lane {
  readonly name: string
  /** Of all requests. */
  readonly share: number
  readonly status: number
  /** In turn. */
  readonly paths: readonly string[]
  /** Null: they are read. */
  readonly newBody: (() => Post) | null
}

const times = (count: number, path: string): string[] => Array.from({ length: count }, () => path)

/** As a storm drives people: to the notice, to the services, to the form. */
const pages = [
  ...times(9, '/'),
  ...times(3, '/view-all-services'),
  ...times(3, '/report'),
  ...times(2, '/elgin_today'),
  '/garbage-search',
  '/knowledgebase',
  '/login',
]

const terms = ['snow', 'plow', 'shelter', 'power outage', 'nieve', 'tree down', 'garbage delay']

interface Sent {
  readonly report: () => Post
  readonly payment: () => Post
}

export const lanesOf = ({ report, payment }: Sent): readonly Lane[] => [
  { name: 'anonymous pages', share: 0.9, status: 200, paths: pages, newBody: null },
  {
    name: 'searches',
    share: 0.06,
    status: 200,
    paths: terms.map((term) => `/search?term=${encodeURIComponent(term)}`),
    newBody: null,
  },
  {
    name: 'reads of mobile apps',
    share: 0.02,
    status: 200,
    paths: ['/api/activities', '/api/salesforce/knowledgebase/trending'],
    newBody: null,
  },
  {
    name: 'reports with two photos',
    share: 0.015,
    status: 201,
    paths: ['/api/reports'],
    newBody: report,
  },
  { name: 'payments', share: 0.005, status: 200, paths: ['/api/payment'], newBody: payment },
]
