// Pure rules that the contract, the operations and the screens share.
import type { HomePageBody } from '../../platform/city/rules.ts'
import type { ValidationError } from '../../platform/kernel/validation.ts'
import { circleLinkErrors } from './circle-link-errors.ts'

export type { HomePageBody } from '../../platform/city/rules.ts'
export { circleField, circleLimits, newLink } from './circle-link-errors.ts'

/** The only row of its table; a city has one home page. */
export const homePageId = '00000000-0000-7000-8000-000000000001'

/** Far more than a page should have. */
export const mostPopularServices = 100

/** Of a home page that will be published: each link whole, in both languages. */
export const homePageErrors = ({ circleLinks }: HomePageBody): readonly ValidationError[] =>
  circleLinks.flatMap(circleLinkErrors)
